import { recordHash } from "../content-hash.ts";
import type { LanguageCode } from "../language.ts";
import { differs } from "../language-changes.ts";
import { linkedAt } from "../linked.ts";
import type { Step } from "../operations/operation.ts";
import type { PageEntry, PageIndex } from "../page-index.ts";
import { findEntry } from "../page-index.ts";
import type { Page } from "../page.ts";
import { type Records, pageKey } from "../records.ts";
import { linksBackSteps } from "../page-tree/links-back.ts";
import type { SiteThen } from "../page-tree/links-back.ts";
import type { Section, Templates } from "../section.ts";
import type { SiteRecord } from "../site.ts";
import { linkedSteps } from "./restore-section.ts";
import type { SeenPage } from "./restore-section.ts";

/** A page as it was, with its place on the site then, the linked sections of that time, and bar and footer. */
interface EarlierPage {
  readonly page: Page;
  readonly index: PageIndex;
  readonly site: Pick<SiteRecord, "linked"> & SiteThen;
}

/** A path that no page has now: the earlier one where it is free. */
export function freePath(index: PageIndex, { id, path }: PageEntry): string {
  const taken = new Set(index.entries.filter((entry) => entry.id !== id).map((one) => one.path));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? path : `${path === "/" ? "/home" : path}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}

/** The page that a page stood behind and that is still there; null where there is none. */
function predecessorNow(then: PageIndex, now: PageIndex, page: string): string | null {
  const place = then.entries.findIndex(({ id }) => id === page);
  const before = then.entries.slice(0, Math.max(0, place)).toReversed();
  return before.find(({ id }) => findEntry(now, id))?.id ?? null;
}

/** What becomes of the linked sections of a page that are there and aren't what they were. */
export type LinkedChoice = "stay" | "restored";

/** The linked sections of an earlier page, as they were, that are there and something else by now, besides texts in some languages. */
export function changedLinked(
  now: Pick<SiteRecord, "linked">,
  { page, site }: SeenPage,
  besides?: ReadonlySet<LanguageCode>,
): Section[] {
  return page.sections.flatMap((place) => {
    const [earlier, current] = [linkedAt(place, site), linkedAt(place, now)];
    const isChanged =
      current !== undefined &&
      differs(earlier, current, besides) &&
      linkedSteps(place, now, site).length > 0;
    return earlier && isChanged ? [earlier] : [];
  });
}

/** Linked sections that are gone come back; those that are there stay as they are on every page, or are what they were on every page. */
function linkedBack(now: Records, { page, site }: EarlierPage, changed: LinkedChoice): Step[] {
  const { site: current } = now;
  if (!current) return [];
  return page.sections.flatMap((place) =>
    changed === "stay" && linkedAt(place, current) ? [] : linkedSteps(place, current, site),
  );
}

interface RestorePageOptions {
  readonly templates: Templates;
  readonly linked?: LinkedChoice;
}

/**
 * Steps that make a page what it was: one that is gone comes back to its place, and its links to bar and footer. None
 * where nothing has changed.
 */
export function restorePageSteps(
  now: Records,
  earlier: EarlierPage,
  { templates, linked = "stay" }: RestorePageOptions,
): Step[] {
  return [...linkedBack(now, earlier, linked), ...pageSteps(now, earlier, templates)];
}

function pageSteps(now: Records, { page, index, site }: EarlierPage, templates: Templates): Step[] {
  const entry = findEntry(index, page.id);
  if (!now.index || !entry) return [];
  const current = now[pageKey(page.id)];
  if (current && findEntry(now.index, page.id)) {
    if (JSON.stringify(current) === JSON.stringify(page)) return [];
    return [{ name: "page.restore", args: { page, was: recordHash(current) } }];
  }
  const after = predecessorNow(index, now.index, page.id);
  const path = freePath(now.index, entry);
  return [
    { name: "page.add", args: { entry: { ...entry, path }, page, after } },
    ...linksBackSteps({ records: now, templates }, site, page.id),
  ];
}
