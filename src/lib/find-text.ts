/** What to look for in texts, and how exactly. */
export interface TextSearch {
  readonly search: string;
  /** Capital and small letters are different ones. */
  readonly matchCase: boolean;
  /** Letters or digits beside it make it another word. */
  readonly wholeWord: boolean;
}

/** A place in a text, in UTF-16 code units, the end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

function patternOf({ search, matchCase, wholeWord }: TextSearch): RegExp {
  const literal = search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const source = wholeWord ? `(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])` : literal;
  return new RegExp(source, matchCase ? "gu" : "giu");
}

/** Every place of a text where what is looked for stands, from its start; none for an empty search. */
export function findInText(text: string, search: TextSearch): TextRange[] {
  if (search.search === "") return [];
  return [...text.matchAll(patternOf(search))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** "Three farms" becomes "Four farms", where "three farms" was looked for without minding capitals. */
function withCaseOf(found: string, replacement: string, { search, matchCase }: TextSearch): string {
  const [first = ""] = found;
  const [wanted = ""] = search;
  const [letter = "", ...rest] = replacement;
  const hasCapital = first !== first.toLowerCase() && wanted === wanted.toLowerCase();
  return hasCapital && !matchCase ? letter.toUpperCase() + rest.join("") : replacement;
}

/** A piece of a text after replacing: what stays, or what goes and what comes for it. */
export type ReplacedPart = string | { readonly before: string; readonly after: string };

/** A text in pieces, with what would be replaced and by what. */
export function replaceParts(
  text: string,
  search: TextSearch,
  replacement: string,
): readonly ReplacedPart[] {
  let from = 0;
  const parts: ReplacedPart[] = [];
  for (const { start, end } of findInText(text, search)) {
    if (start > from) parts.push(text.slice(from, start));
    const before = text.slice(start, end);
    parts.push({ before, after: withCaseOf(before, replacement, search) });
    from = end;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** A text with everything replaced that is found. */
export function replaceInText(text: string, search: TextSearch, replacement: string): string {
  return replaceParts(text, search, replacement)
    .map((part) => (typeof part === "string" ? part : part.after))
    .join("");
}
