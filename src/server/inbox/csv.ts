import { isFormula } from "#/lib/spreadsheet-text.ts";
import type { SpokenLanguage } from "#/site/spoken-language.ts";
import { csvWords } from "./csv-words.data.ts";

/** A cell: numbers go as they are, texts are told apart from formulas. */
export type CsvCell = string | number;

/** By this spreadsheets know that what follows is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Texts that were stored long ago may hold them. */
const controls = /[^\P{Cc}\t\r\n]/gu;

function toText(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = cell.replaceAll(controls, "");
  const harmless = isFormula(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180), with its end. Every text is in quotes. */
export function csvLine(cells: readonly CsvCell[], language: SpokenLanguage): string {
  return `${cells.map(toText).join(csvWords[language].separator)}\r\n`;
}
