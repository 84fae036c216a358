import { fromSpreadsheet, toSpreadsheet } from "#/lib/spreadsheet-text.ts";
import type { LanguageCode } from "#/site/language.ts";
import {
  cleaned,
  exchangeId,
  exchangeLimits,
  ExchangeProblem,
  isOfLanguage,
  readingStep,
} from "./exchange-file.ts";
import type { ExchangedText, ExchangeSource, OnShare } from "./exchange-file.ts";

/** By this spreadsheets know that what follows is UTF-8. */
const byteOrderMark = "\uFEFF";
/** Of the first line so much is looked at for what cuts it. */
const longestHead = 10_000;
const separators = [",", ";", "\t"] as const;
export type CsvSeparator = (typeof separators)[number];

function csvLine(cells: readonly string[], separator: CsvSeparator): string {
  const quoted = cells.map((cell) => `"${toSpreadsheet(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}

/** A table for spreadsheets (RFC 4180): a text a line, with its place, its original and its limit. */
export function writeCsv(source: ExchangeSource, separator: CsvSeparator): string {
  const { language, primary, pages } = source;
  const head = ["id", "page", "place", `original:${primary}`, `translation:${language}`, "limit"];
  const lines = pages.flatMap(({ name, lines: those }) =>
    those.map(({ line, place }) =>
      csvLine(
        [exchangeId(line), name, place, line.original, line.text, String(line.limit)],
        separator,
      ),
    ),
  );
  return [byteOrderMark, csvLine(head, separator), ...lines].join("");
}

/** The cells of a file, line by line. @throws ExchangeProblem too-large, damaged */
function* parseCsv(
  text: string,
  separator: CsvSeparator,
  onShare: OnShare | undefined,
): Generator<string[], void> {
  let rows = 0;
  let nextShare = readingStep;
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*|))(${separator}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const start = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new ExchangeProblem("damaged", String(rows + 1));
    const [, quoted, plain = "", end = ""] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (row.length > exchangeLimits.cells) throw new ExchangeProblem("too-large");
    if (end !== separator) {
      yield row;
      row = [];
      if ((rows += 1) > exchangeLimits.texts) throw new ExchangeProblem("too-large");
    }
    if (cell.lastIndex === start) break;
    if (cell.lastIndex < nextShare) continue;
    onShare?.(cell.lastIndex / text.length);
    nextShare += readingStep;
  }
}

/** The separator that the head of a file is cut by. */
function separatorOf(text: string): CsvSeparator {
  const [head = ""] = text.slice(0, longestHead).split(/\r?\n|\r/, 1);
  const count = (separator: string): number => head.split(separator).length;
  return [...separators].toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

/** Reads what `writeCsv` wrote and a spreadsheet may have saved in its own way. @throws ExchangeProblem */
export function readCsv(file: string, language: LanguageCode, onShare?: OnShare): ExchangedText[] {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  const rows = parseCsv(text, separatorOf(text), onShare);
  const head = rows.next().value ?? [];
  const names = head.map((name) => name.trim().toLowerCase());
  const column = (name: string): number => {
    const at = names.findIndex((one) => one === name || one.startsWith(`${name}:`));
    if (at === -1) throw new ExchangeProblem("no-columns", name);
    return at;
  };
  const at = { id: column("id"), original: column("original"), text: column("translation") };
  const stated = names[at.text]?.split(":")[1] ?? language;
  if (!isOfLanguage(stated, language)) throw new ExchangeProblem("other-language", stated);
  const texts: ExchangedText[] = [];
  for (const row of rows) {
    const cellOf = (place: number): string => fromSpreadsheet(row[place] ?? "");
    const id = cellOf(at.id);
    if (id.trim() !== "")
      texts.push(cleaned({ id, original: cellOf(at.original), text: cellOf(at.text) }));
  }
  return texts;
}
