/** A text read as a list: lines with "•" are the items; before them a name and perhaps more words. */
export interface ListText {
  readonly name: string;
  readonly words: string;
  readonly items: readonly string[];
}

const bullet = /^\s*•\s*/;

/** Reads a text of format "list". Without any words behind a "•" there is no name, only words. */
export function readList(text: string): ListText {
  const lines = text.split("\n");
  const items = lines
    .filter((line) => bullet.test(line))
    .map((line) => line.replace(bullet, "").trim())
    .filter((item) => item !== "");
  const others = lines.filter((line) => !bullet.test(line));
  if (items.length === 0) return { name: "", words: others.join("\n").trim(), items };
  const [name = "", ...words] = others.filter((line) => line.trim() !== "");
  return { name: name.trim(), words: words.join("\n"), items };
}
