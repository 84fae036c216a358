import { cutText } from "#/lib/cut-text.ts";

const signs: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
};

/** The words of a piece of markup that this folder made. */
function markupText(markup: string): string {
  return markup
    .replace(/<br\/>|<\/(?:p|li|div|h\d)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => signs[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

function indexOfElement(markup: string, tag: string): number {
  for (let from = 0; ; from += 1) {
    from = markup.indexOf(`<${tag}`, from);
    if (from < 0) return from;
    const next = markup[from + tag.length + 1];
    if (next === ">" || next === " ") return from;
  }
}

/** The words of the first such element, "" where there is none. Elements of this kind don't stand within each other. */
export function firstElementText(markup: string, tag: "h1" | "p"): string {
  const start = indexOfElement(markup, tag);
  const end = start < 0 ? -1 : markup.indexOf(`</${tag}>`, start);
  return end < 0 ? "" : markupText(markup.slice(start, end));
}

/** At most so many characters, cut at the end of a word. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutText(text.slice(0, most), most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,.;:–—-]+$/u, "")}…`;
}
