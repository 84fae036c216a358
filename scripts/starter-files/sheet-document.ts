import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "#/lib/escape-html.ts";
import { fontFamilyOf, fontPairOf } from "#/site/font-pair.ts";
import { createPalette } from "#/site/palette.ts";
import { printName } from "./sheets.ts";
import type { SheetPrint } from "./sheets.ts";
import type { StoredStarter } from "./stored-starter.ts";

/** What the words of all sheets are set by. */
export const sheetStyle = readFileSync(path.join(import.meta.dirname, "sheet.css"), "utf8");

/** The pages of a print. */
export function pagesOf({ sheet, languages }: SheetPrint, starter: StoredStarter): string {
  return languages.map((language) => sheet.page(starter, language)).join("\n");
}

/** A print as a document, in the colour and the faces of its starter; `faces` are the rules that bring these. */
export function sheetDocument(print: SheetPrint, starter: StoredStarter, faces = ""): string {
  const { theme } = starter.site;
  const { heading, body, headingWeight, strongWeight } = fontPairOf(theme.fonts);
  const { tone1, tone2, tone3, tone4, tone5 } = createPalette({ ...theme, colorMode: "LIGHT" });
  const tones = [tone1, tone2, tone3, tone4, tone5].map((tone, at) => `--tone${at + 1}:${tone};`);
  return `<!doctype html><html lang="${print.languages[0]}"><head><meta charset="utf-8">
<title>${escapeHtml(printName(print))}</title><style>
${faces}
html{${tones.join("")}--brand:${theme.brand};--titles:"${fontFamilyOf(heading).name}";--text:"${fontFamilyOf(body).name}";--weight:${headingWeight};--strong:${strongWeight}}
${sheetStyle}</style></head><body>${pagesOf(print, starter)}</body></html>`;
}

/** Tells a print from what it was before: of its words, its style and its starter's theme. */
export function sheetFingerprint(print: SheetPrint, starter: StoredStarter): string {
  return createHash("sha256").update(sheetDocument(print, starter)).digest("hex");
}
