/** A part of a comment: words, or a member who is mentioned. */
export interface CommentPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** The parts of a comment; of members whose names begin alike, the longest counts. */
export function commentParts(text: string, members: readonly string[]): CommentPart[] {
  const names = members.toSorted((one, other) => other.length - one.length);
  const parts: CommentPart[] = [];
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
