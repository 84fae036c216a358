import popup from "#/chrome/popup.css?inline";
import report from "./report.css?inline";

let sheet: CSSStyleSheet | undefined;

/** Gives the page the styles of dialogs, once; pages come without them. */
export function adoptStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(popup + report);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
