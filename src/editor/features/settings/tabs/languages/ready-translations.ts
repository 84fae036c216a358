import type { TranslationsAnswer } from "#/api/translations.ts";
import { isWithin } from "#/lib/text-length.ts";
import { templates } from "#/sections/definitions.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import type { LanguageCode } from "#/site/language.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Step } from "#/site/operations/operation.ts";
import { ownName } from "#/site/project/own-name.ts";
import { createReadyWording } from "#/site/ready-words/ready-rows.ts";
import type { ReadyWording } from "#/site/ready-words/ready-rows.ts";
import { pageKey } from "#/site/records.ts";
import { translationRows } from "#/site/translation-rows.ts";
import type { TranslationRow } from "#/site/translation-rows.ts";
import { whileReachable } from "../../../../reach/while-reachable.ts";
import type { Editor } from "../../../../session/editor.ts";
import { loadPages } from "../../../../session/load-pages.ts";
import { loadReadyRows } from "./ready-sources.ts";

/** What a language that is added has already, and gets with it. */
export interface ReadyTranslations {
  readonly steps: readonly Step[];
  /** Texts that will stand there in the language. */
  readonly count: number;
}

interface Languages {
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
}

/** The texts of pages that aren't loaded here. @throws ApiError */
async function answeredRows(editor: Editor, language: LanguageCode): Promise<TranslationRow[]> {
  const rows: TranslationRow[] = [];
  let from: string | null = "";
  while (from !== null) {
    const next: string = from === "" ? "" : `&from=${encodeURIComponent(from)}`;
    const answer: TranslationsAnswer = await editor.call(
      `sites/${editor.site.id}/translations?language=${language}${next}`,
    );
    for (const { page, rows: own } of answer.pages)
      if (page !== null && !editor.store.records()[pageKey(page)]) rows.push(...own);
    from = answer.next;
  }
  await loadDefinitions(rows.flatMap(({ template }) => template ?? []));
  return rows;
}

function loadedRows({ store }: Editor, languages: Languages): TranslationRow[] {
  const { site, index, ...records } = store.records();
  const pages = (index?.entries ?? []).flatMap(({ id }) => records[pageKey(id)] ?? []);
  const parts = pages.flatMap((page) => pageParts(page, templates));
  return translationRows([...parts, ...(site ? siteParts(site, templates) : [])], languages);
}

/** What a text becomes; undefined where it stays. What stands there for other words, and is nobody's own, goes. */
function wordsOf(row: TranslationRow, ready: ReadyWording): string | undefined {
  const words = ready.wordsFor(row.original);
  const fitting = words !== undefined && isWithin(words, row.limit) ? words : undefined;
  if (row.state === "missing") return fitting;
  return row.state === "stale" && ready.isReady(row.text) ? (fitting ?? "") : undefined;
}

function pageOf({ target }: TranslationRow): string | null {
  return "page" in target ? target.page : null;
}

/**
 * Whether another link of the bar, which says something else in the original, says these words already: its owner gave
 * it a name, and two links would be called alike.
 */
export function namesakesInBar(
  rows: readonly TranslationRow[],
): (row: TranslationRow, text: string) => boolean {
  const isInBar = ({ target }: TranslationRow): boolean =>
    "part" in target && target.part === "navigation";
  const said = new Map(rows.filter(isInBar).map(({ text, original }) => [text, original]));
  said.delete("");
  return (row, text) => {
    if (text === "" || !isInBar(row)) return false;
    const other = said.get(text);
    if (other === undefined) said.set(text, row.original);
    return other !== undefined && other !== row.original;
  };
}

/**
 * Steps that give the texts which are still in ready words (of ready pages, starters and templates) those of a language
 * that is added. Pages that can't be had keep theirs. The pages of the steps are loaded.
 */
export async function readyTranslations(
  editor: Editor,
  language: LanguageCode,
): Promise<ReadyTranslations> {
  const primary = primaryLanguage(editor.store.records().site?.languages ?? []);
  const languages = { language, primary };
  const isLoaded = (page: string | null): boolean =>
    page === null || editor.store.records()[pageKey(page)] !== undefined;
  const { index, site } = editor.store.records();
  const isWhole = index?.entries.every(({ id }) => isLoaded(id));
  // the language is added without a connection, too
  const others = isWhole
    ? []
    : await whileReachable(answeredRows(editor, language)).catch(() => []);
  const known = [...loadedRows(editor, languages), ...others];
  const used = new Set(known.flatMap(({ template }) => template ?? []));
  const ready = createReadyWording(
    await whileReachable(loadReadyRows(used, site ? ownName(site)(primary) : "")).catch(() => []),
    languages,
  );
  const changing = others.filter((row) => wordsOf(row, ready) !== undefined);
  await whileReachable(loadPages(editor, changing.map(pageOf))).catch(() => undefined);
  // nothing is waited for from here on: what was written meanwhile counts
  const rows = loadedRows(editor, languages);
  const isSaidTwice = namesakesInBar(rows);
  const changed = rows.flatMap((row) => {
    const text = wordsOf(row, ready);
    return text === undefined || isSaidTwice(row, text) ? [] : [{ row, text }];
  });
  const elsewhere = others.filter((row) => !isLoaded(pageOf(row)));
  const kept = [...rows, ...elsewhere].filter(
    ({ state, text }) => state === "translated" && text.trim() !== "",
  );
  return {
    steps: changed.map(({ row: { target, path, text: was }, text }) => ({
      name: "text.set",
      args: { target, path, language, text, was },
    })),
    count: kept.length + changed.filter(({ text }) => text !== "").length,
  };
}
