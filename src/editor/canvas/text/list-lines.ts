import { readList } from "#/render/list-text.ts";

/** What an item's line begins with where a list is edited as a text. */
export const bullet = "• ";

/** What a line begins with that is becoming an item: nobody has "•" on a keyboard. */
const typedBullet = /^(?:[-*] |•\s?)/;

/** A text of format "list" as the page shows it: name, words and items in this order, nothing blank. */
export function shownLines(text: string): string {
  const { name, words, items } = readList(text);
  const lines = [...(name === "" ? [] : [name]), ...(words === "" ? [] : [words])];
  return [...lines, ...items.map((item) => bullet + item)].join("\n");
}

/** A text and the place of the caret in it. */
export interface Caret {
  readonly text: string;
  readonly offset: number;
}

export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

export function isItem(text: string, offset: number): boolean {
  return text.startsWith(bullet, startOfLine(text, offset));
}

/** Where the words of a line begin: behind its bullet. */
export function startOfWords(text: string, offset: number): number {
  return startOfLine(text, offset) + (isItem(text, offset) ? bullet.length : 0);
}

/** A bullet that was just typed makes its line an item; one that is an item already stays as it is, with one bullet. */
export function withTypedBullet({ text, offset }: Caret): Caret {
  const start = startOfLine(text, offset);
  const words = startOfWords(text, offset);
  // the space that people type behind a bullet stands there already
  const again = words > start && offset >= words ? /^(?:[-*] |•| )/ : undefined;
  const [twice] = again?.exec(text.slice(words)) ?? [];
  if (twice !== undefined && offset === words + twice.length)
    return { text: text.slice(0, words) + text.slice(offset), offset: words };
  const [typed] = typedBullet.exec(text.slice(start)) ?? [];
  if (typed === undefined || offset !== start + typed.length) return { text, offset };
  return {
    text: text.slice(0, start) + bullet + text.slice(offset),
    offset: start + bullet.length,
  };
}

/** What was typed, in the order in which the page shows it: an item among the words goes to the others. */
export function settled(typed: Caret): Caret {
  const { text, offset } = withTypedBullet(typed);
  const lines = text.split("\n");
  const caretLine = text.slice(0, offset).split("\n").length - 1;
  const order = [...lines.keys()];
  const isBullet = (line: number): boolean => lines[line]?.startsWith(bullet) ?? false;
  const shown = [...order.filter((line) => !isBullet(line)), ...order.filter(isBullet)];
  const before = shown.slice(0, shown.indexOf(caretLine)).map((line) => `${lines[line] ?? ""}\n`);
  return {
    text: shown.map((line) => lines[line]).join("\n"),
    offset: before.join("").length + offset - startOfLine(text, offset),
  };
}

interface Selected {
  readonly start: number;
  readonly end: number;
}

/** Lines typed or pasted over a selection. Within an item each line is an item: Enter begins the next one. */
export function withInserted(text: string, { start, end }: Selected, inserted: string): Caret {
  const lines = inserted.split("\n");
  const typed = isItem(text, start)
    ? lines.map((line) => line.replace(typedBullet, "")).join(`\n${bullet}`)
    : lines.map((line) => line.replace(/^\s*•\s*/, bullet)).join("\n");
  const before = text.slice(0, Math.max(start, startOfWords(text, start)));
  return { text: before + typed + text.slice(end), offset: before.length + typed.length };
}

/**
 * What deleting takes away where it joins lines; undefined where it stays within one. At the beginning of the first
 * item it takes the bullet: so a list gets a name.
 */
export function joinedRange(
  text: string,
  { start, end }: Selected,
  direction: "backward" | "forward",
): Selected | undefined {
  if (start !== end) return text.slice(start, end).includes("\n") ? { start, end } : undefined;
  const line = startOfLine(text, start);
  if (direction === "backward" && start <= startOfWords(text, start) && start > 0)
    return { start: Math.max(0, line - 1), end: startOfWords(text, start) };
  if (direction === "forward" && text[start] === "\n")
    return { start, end: startOfWords(text, start + 1) };
  return undefined;
}
