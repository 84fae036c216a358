import type { SpokenLanguage } from "#/site/spoken-language.ts";
import { csvWords } from "./csv-words.data.ts";

/** A cell: numbers go as they are, texts are told apart from formulas. */
export type CsvCell = string | number;

/** By this spreadsheets know that what follows is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Spreadsheets run what begins like this, also after spaces and in its wide form (security row 18). */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Texts that were stored long ago may hold them. */
const controls = /[^\P{Cc}\t\r\n]/gu;

function toText(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = cell.replaceAll(controls, "");
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180), with its end. Every text is in quotes. */
export function csvLine(cells: readonly CsvCell[], language: SpokenLanguage): string {
  return `${cells.map(toText).join(csvWords[language].separator)}\r\n`;
}
