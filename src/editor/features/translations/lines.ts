import type { TranslationsAnswer } from "#/api/translations.ts";
import { isWithin } from "#/lib/text-length.ts";
import { templates } from "#/sections/definitions.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import type { DocumentPart } from "#/site/document-parts.ts";
import type { LanguageCode } from "#/site/language.ts";
import { primaryLanguage } from "#/site/language.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { siteNames } from "#/site/site-names.ts";
import { translationRows } from "#/site/translation-rows.ts";
import type { TranslationRow } from "#/site/translation-rows.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Topic } from "../../document-store/topics.ts";

/** A text beside its translation. */
export interface Line extends TranslationRow {
  readonly key: Topic;
  /** Null for what belongs to no page. */
  readonly page: string | null;
  /** The translation is longer than may be published. */
  readonly isOver: boolean;
}

/** The texts of a page, of the linked sections, or of what else belongs to no page. */
export interface PageLines {
  readonly page: string | null;
  readonly isLinked?: true;
  readonly lines: readonly Line[];
}

function asLines(page: string | null, rows: readonly TranslationRow[]): Line[] {
  return rows.map((row) => ({
    ...row,
    key: fieldTopic(row.target, row.path),
    page,
    isOver: !isWithin(row.text, row.limit),
  }));
}

/** Lines by the record, or the answer, that they were made of: what didn't change isn't looked at again. */
const known = new WeakMap<object, Map<string, readonly Line[]>>();

function once(of: object, key: string, make: () => readonly Line[]): readonly Line[] {
  const made = known.get(of) ?? new Map<string, readonly Line[]>();
  known.set(of, made);
  const lines = made.get(key) ?? make();
  made.set(key, lines);
  return lines;
}

/**
 * The texts of the site page by page: of the pages that are loaded here as they stand here, of the others as the server
 * answered them. The linked sections and what else belongs to no page come last.
 */
export function linesOf(
  records: Records,
  answers: readonly TranslationsAnswer[],
  language: LanguageCode,
): PageLines[] {
  const { site, index } = records;
  if (!site || !index) return [];
  const primary = primaryLanguage(site.languages);
  const names = siteNames(site);
  const key = [primary, language, ...names].join(" ");
  const answered = new Map(answers.flatMap(({ pages }) => pages.map((one) => [one.page, one])));
  const own = (record: object, page: string | null, parts: () => readonly DocumentPart[]) =>
    once(record, key, () => asLines(page, translationRows(parts(), { language, primary, names })));
  const ofSite = own(site, null, () => siteParts(site, templates));
  const those = (isLinked: boolean): readonly Line[] =>
    once(ofSite, isLinked ? "linked" : "others", () =>
      ofSite.filter((line) => (linkedOf(line) !== undefined) === isLinked),
    );
  const pages = index.entries.flatMap(({ id }): PageLines[] => {
    const record = records[pageKey(id)];
    if (record) return [{ page: id, lines: own(record, id, () => pageParts(record, templates)) }];
    const answer = answered.get(id);
    return answer
      ? [{ page: id, lines: once(answer, language, () => asLines(id, answer.rows)) }]
      : [];
  });
  return [
    ...pages,
    ...(site.linked ? [{ page: null, isLinked: true as const, lines: those(true) }] : []),
    { page: null, lines: those(false) },
  ];
}

/** The linked section that a text stands in; undefined where it stands in none. */
export function linkedOf({ target }: Pick<Line, "target">): string | undefined {
  return "linked" in target ? target.linked : undefined;
}

/** How many texts of each linked section are left to translate, by the sections’ ids. */
export function linkedLeft(pages: readonly PageLines[]): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  for (const line of pages.flatMap(({ isLinked, lines }) => (isLinked ? lines : []))) {
    const linked = linkedOf(line);
    if (linked !== undefined && line.state !== "translated")
      left.set(linked, (left.get(linked) ?? 0) + 1);
  }
  return left;
}

/** How far a translation has come. */
export interface Progress {
  readonly total: number;
  readonly missing: number;
  readonly stale: number;
  readonly over: number;
}

export function progressOf(lines: readonly Line[]): Progress {
  const count = (is: (line: Line) => boolean): number => lines.filter(is).length;
  return {
    total: lines.length,
    missing: count(({ state }) => state === "missing"),
    stale: count(({ state }) => state === "stale"),
    over: count(({ isOver }) => isOver),
  };
}

/** How much is done, in whole per cent: never all of it while something is left. */
export function percentDone({ total, missing, stale }: Progress): number {
  return total === 0 ? 100 : Math.floor(((total - missing - stale) / total) * 100);
}

export type LineFilter = "all" | "missing" | "stale" | "over";

/** Whether a line is one that is looked for. */
export function isWanted(line: Line, filter: LineFilter, search: string): boolean {
  const isOfState = filter === "all" || (filter === "over" ? line.isOver : line.state === filter);
  if (!isOfState) return false;
  const words = search.trim().toLowerCase();
  return (
    words === "" ||
    line.original.toLowerCase().includes(words) ||
    line.text.toLowerCase().includes(words)
  );
}

/** Lines of one section or part, under one head. */
export interface LineGroup {
  readonly key: string;
  readonly page: string | null;
  /** Those that are shown. */
  readonly lines: readonly Line[];
  /** All of them, also those that are not shown. */
  readonly all: readonly Line[];
}

/** The lines that are shown, by section; sections of which nothing is shown are none. */
export function groupsOf(
  pages: readonly PageLines[],
  isShown: (line: Line) => boolean,
): LineGroup[] {
  return pages.flatMap(({ page, lines }) => {
    const bySection = Map.groupBy(lines, ({ target }) => fieldTopic(target, []));
    return [...bySection].flatMap(([key, all]) => {
      const shown = all.filter(isShown);
      return shown.length === 0 ? [] : [{ key: `${page ?? ""} ${key}`, page, lines: shown, all }];
    });
  });
}
