/** Spreadsheets run what begins like this, also after spaces and in its wide form (security row 18). */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Whether a spreadsheet would run a text. */
export function isFormula(text: string): boolean {
  return formula.test(text);
}

/** Whether it would, once the apostrophes before it are gone. */
function isRun(text: string): boolean {
  return isFormula(text.replace(/^'+/, ""));
}

/** A text as a cell that is read again: with an apostrophe before what spreadsheets would run, and before others. */
export function toSpreadsheet(text: string): string {
  return isRun(text) ? `'${text}` : text;
}

/** The text of such a cell. */
export function fromSpreadsheet(cell: string): string {
  return cell.startsWith("'") && isRun(cell) ? cell.slice(1) : cell;
}
