import { pagesPerSite } from "../limits.ts";
import type { Page } from "../page.ts";
import { findEntry } from "../page-index.ts";
import type { PageEntry, PageIndex } from "../page-index.ts";
import type { Section } from "../section.ts";
import type { RecordChanges, Records } from "../records.ts";
import { pageKey } from "../records.ts";
import type { OperationContext } from "./operation.ts";
import { insertAfter } from "./order.ts";
import { takenRedirects, withRedirects } from "./redirects.ts";
import type { GivenRedirects } from "./redirects.ts";
import { refusal } from "./refusals.ts";
import { checkedSection, checkNeighbours, isHeader } from "./section-rules.ts";
import { readSite } from "./target.ts";

/** The page index. @throws OperationRefusal site-gone */
export function readIndex(records: Records): PageIndex {
  if (!records.index) throw refusal("site-gone");
  return records.index;
}

/** A page's entry. @throws OperationRefusal page-gone */
export function requireEntry(index: PageIndex, page: string): PageEntry {
  const entry = findEntry(index, page);
  if (!entry) throw refusal("page-gone");
  return entry;
}

/** An entry with what visitors have of its page, in one order, so that undoing gives back every byte. */
export function shownAs(
  { id, path, name }: PageEntry,
  { withheld, isDraft }: Pick<PageEntry, "withheld" | "isDraft">,
): PageEntry {
  return { id, path, name, ...(withheld && { withheld }), ...(isDraft && { isDraft }) };
}

/** The first segment of a path, which could be taken for a language's prefix. */
export function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}

/** @throws OperationRefusal path-taken, path-language */
export function requireFreePath(records: Records, path: string, page: string): void {
  if (readIndex(records).entries.some((other) => other.path === path && other.id !== page))
    throw refusal("path-taken", [], path);
  if (readSite(records).languages.some((language) => language.code === firstSegment(path)))
    throw refusal("path-language", [], path);
}

/** @throws OperationRefusal home-page */
export function requireOtherThanHome(index: PageIndex, page: string): void {
  if (index.entries[0]?.id === page) throw refusal("home-page");
}

/** A section of a page, brought up and checked where it stands. @throws OperationRefusal */
export function checkPageSection(page: Page, place: number, context: OperationContext): Section {
  const section = page.sections[place];
  if (!section) throw refusal("section-gone");
  const before = page.sections.slice(0, place);
  if (before.some((other) => other.id === section.id))
    throw refusal("section-exists", [], section.id);
  const own = checkedSection(section, context);
  checkNeighbours(own, before, context);
  if (place > 0 && isHeader(own, context)) throw refusal("header-first");
  return own;
}

/** A page that comes whole, its sections brought up and checked. @throws OperationRefusal */
export function checkedPage(page: Page, context: OperationContext): Page {
  const sections = page.sections.map((_section, place) => checkPageSection(page, place, context));
  return { ...page, sections };
}

/** The entries with another one behind `after`, and never before the home page. */
export function placedEntry(
  entries: readonly PageEntry[],
  entry: PageEntry,
  after: string | null,
): PageEntry[] {
  return insertAfter(entries, entry, after ?? entries[0]?.id ?? null);
}

interface NewPage {
  readonly entry: PageEntry;
  readonly page: Page;
  readonly after: string | null;
  readonly redirects?: GivenRedirects | undefined;
}

/** The site with a new page. Redirects from its path go. @throws OperationRefusal */
export function withPage(
  records: Records,
  { entry, page, after, redirects = [] }: NewPage,
  context: OperationContext,
): RecordChanges {
  const index = readIndex(records);
  if (entry.id !== page.id) throw refusal("page-entry");
  if (findEntry(index, entry.id)) throw refusal("page-exists", [], entry.id);
  if (index.entries.length >= pagesPerSite) throw refusal("pages-full", [], String(pagesPerSite));
  requireFreePath(records, entry.path, entry.id);
  const own = checkedPage(page, context);
  const entries = placedEntry(index.entries, entry, after);
  const kept = index.redirects.filter((redirect) => redirect.from !== entry.path);
  const changes: RecordChanges = {
    index: { entries, redirects: withRedirects({ entries, redirects: kept }, redirects) },
  };
  changes[pageKey(page.id)] = own;
  return changes;
}

/** The step that takes a new page away again and gives back the redirects that its path covered. */
export function removeStep(before: Records, entry: PageEntry) {
  const redirects = takenRedirects(
    readIndex(before).redirects,
    (redirect) => redirect.from === entry.path,
  );
  return {
    name: "page.remove",
    args: redirects.length ? { page: entry.id, redirects } : { page: entry.id },
  };
}
