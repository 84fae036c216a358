import { findInText } from "#/lib/find-text.ts";
import type { TextSearch } from "#/lib/find-text.ts";

/** The name by which the canvas' style colours what was found. */
const highlightName = "found-text";
const style = `::highlight(${highlightName}) { background-color: #ffd257; color: #1a1a1a; }`;

/** Where what is looked for stands within single text nodes of a document. */
function rangesIn(document: Document, search: TextSearch): Range[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of findInText(node.textContent ?? "", search)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Colours what is found on the page, without touching it, while it changes; the answer ends that. */
export function highlightFound(document: Document, search: TextSearch): () => void {
  const view = document.defaultView;
  // browsers without highlights show the page as it is
  if (!view || !("highlights" in view.CSS)) return () => undefined;
  const { highlights } = view.CSS;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  let frame = 0;
  const draw = (): void =>
    void highlights.set(highlightName, new view.Highlight(...rangesIn(document, search)));
  const observer = new view.MutationObserver(() => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(draw);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  draw();
  return () => {
    observer.disconnect();
    view.cancelAnimationFrame(frame);
    highlights.delete(highlightName);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
