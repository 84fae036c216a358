/** A text of a page as its lines. */
export type PageText = readonly string[];

function linesOf(element: Element): PageText {
  const lines = [""];
  for (const node of element.childNodes) {
    if (node.nodeName === "BR") lines.push("");
    else lines.push((lines.pop() ?? "") + (node.textContent ?? ""));
  }
  return lines;
}

/** The texts of a form by their names, as they were rendered: what the island renders again must not differ from it. */
export function pageTexts(form: HTMLFormElement): ReadonlyMap<string, PageText> {
  const texts = new Map<string, PageText>();
  for (const element of form.querySelectorAll<HTMLElement>("[data-of]"))
    texts.set(element.dataset["of"] ?? "", linesOf(element));
  return texts;
}
