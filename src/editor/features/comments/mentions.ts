/** A part of a comment: words, or a member who is called. */
export interface Part {
  readonly text: string;
  readonly isMention: boolean;
}

/** The parts of a comment; of members whose names begin alike, the longest counts. */
export function partsOf(text: string, members: readonly string[]): Part[] {
  const names = members.toSorted((one, other) => other.length - one.length);
  const parts: Part[] = [];
  let words = "";
  for (let at = 0; at < text.length;) {
    const name = text[at] === "@" && names.find((one) => text.startsWith(one, at + 1));
    if (typeof name === "string" && name !== "") {
      if (words !== "") parts.push({ text: words, isMention: false });
      parts.push({ text: `@${name}`, isMention: true });
      words = "";
      at += name.length + 1;
    } else {
      words += text[at];
      at += 1;
    }
  }
  if (words !== "") parts.push({ text: words, isMention: false });
  return parts;
}

/** What somebody begins to call at the caret: the place of the "@" and the members that it may be. */
export function callAt(
  text: string,
  caret: number,
  members: readonly string[],
): { readonly start: number; readonly names: readonly string[] } | undefined {
  const start = text.lastIndexOf("@", caret - 1);
  if (start === -1 || /\S/.test(text[start - 1] ?? " ")) return undefined;
  const begun = text.slice(start + 1, caret).toLocaleLowerCase();
  const names = members.filter(
    (name) => name.toLocaleLowerCase().startsWith(begun) && name.length > begun.length,
  );
  return names.length > 0 ? { start, names: names.slice(0, 6) } : undefined;
}
