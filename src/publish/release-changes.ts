import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import type { SiteRecord } from "#/site/site.ts";
import { recordLeaves } from "./record-leaves.ts";

/** A text that differs from the published one; "" where there was or is none. */
export interface TextChange {
  readonly section: string | undefined;
  readonly language: string;
  readonly before: string;
  readonly after: string;
}

export interface PageChange {
  readonly page: string;
  readonly name: string;
  readonly path: string;
  readonly change: "added" | "removed" | "changed";
  /** Ids of sections. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly hasMoved: boolean;
  /** The first of the changed texts, and how many there are. */
  readonly texts: readonly TextChange[];
  readonly textCount: number;
  /** Pictures, links, alignments and the like. */
  readonly otherCount: number;
}

/** Parts of the site that differ from the published ones. */
export interface SiteChanges {
  readonly theme: boolean;
  readonly navigation: boolean;
  readonly footer: boolean;
  readonly languages: boolean;
  readonly settings: boolean;
  readonly events: boolean;
  readonly structure: boolean;
}

const textsShown = 20;

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** What changed between two states of a page. */
export function pageDifference(
  before: Page,
  after: Page,
): Omit<PageChange, "page" | "name" | "path" | "change"> {
  const old = recordLeaves(before);
  const now = recordLeaves(after);
  const texts: TextChange[] = [];
  let otherCount = 0;
  for (const place of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(place), now.get(place)];
    if (was?.value === is?.value) continue;
    const { text, section, language } = is ??
      was ?? { text: false, section: undefined, language: undefined };
    if (text && language !== undefined)
      texts.push({ section, language, before: was?.value ?? "", after: is?.value ?? "" });
    else otherCount += 1;
  }
  const oldIds = before.sections.map(({ id }) => id);
  const newIds = after.sections.map(({ id }) => id);
  const stayed = newIds.filter((id) => oldIds.includes(id));
  return {
    added: newIds.filter((id) => !oldIds.includes(id)),
    removed: oldIds.filter((id) => !newIds.includes(id)),
    hasMoved: differs(
      stayed,
      oldIds.filter((id) => newIds.includes(id)),
    ),
    texts: texts.slice(0, textsShown),
    textCount: texts.length,
    otherCount,
  };
}

/** What of the site as a whole differs. */
export function siteDifference(
  before: { site: SiteRecord; index: PageIndex },
  after: { site: SiteRecord; index: PageIndex },
): SiteChanges {
  const part = (name: keyof SiteRecord) => differs(before.site[name], after.site[name]);
  return {
    theme: part("theme"),
    navigation: part("navigation"),
    footer: part("footer"),
    languages: part("languages") || part("isPrimaryDefault"),
    settings: part("settings") || part("name"),
    events: part("events"),
    structure: differs(before.index, after.index),
  };
}
