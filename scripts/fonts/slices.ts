import {
  formatUnicodeRange,
  isInRanges,
  parseUnicodeRange,
  rangesAround,
} from "#/lib/unicode-range.ts";

/** A fixed part of a face: which file it is cut from and what of it. */
export type Slice = {
  readonly id: string;
  /** The fontsource subset that holds the glyphs. */
  readonly subset: string;
  readonly codePoints: readonly number[];
  /** For CSS. */
  readonly unicodeRange: string;
};

/** What Russian and English texts take from the Latin file: letters, figures, marks. Accented letters are apart. */
const plain = parseUnicodeRange(
  "U+20-BF,U+D7,U+F7,U+2002-2003,U+2009-200A,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212",
);
const ruble = parseUnicodeRange("U+20BD");

/** In order of precedence: a character that two subsets draw belongs to the first. */
const recipe = [
  { id: "latin", subset: "latin", holds: (code: number) => isInRanges(code, plain) },
  { id: "accents", subset: "latin", holds: (code: number) => !isCombining(code) },
  { id: "cyrillic", subset: "cyrillic", holds: () => true },
  // One sign in a file of its own, so that a price never costs the whole extended Latin.
  { id: "ruble", subset: "latin-ext", holds: (code: number) => isInRanges(code, ruble) },
  { id: "latin-ext", subset: "latin-ext", holds: () => true },
  { id: "cyrillic-ext", subset: "cyrillic-ext", holds: () => true },
  { id: "greek", subset: "greek", holds: () => true },
  { id: "greek-ext", subset: "greek-ext", holds: () => true },
  { id: "vietnamese", subset: "vietnamese", holds: () => true },
  { id: "hebrew", subset: "hebrew", holds: () => true },
  { id: "arabic", subset: "arabic", holds: () => true },
] as const;

/** Subsets that slices are cut from. */
export const subsets: ReadonlySet<string> = new Set(recipe.map((slice) => slice.subset));

/** Divides what a family's files can draw (code points by subset) into slices that share no character. */
export function planSlices(drawn: ReadonlyMap<string, ReadonlySet<number>>): Slice[] {
  const taken = new Set<number>();
  const parts = recipe.map(({ id, subset, holds }) => {
    const codePoints = [...(drawn.get(subset) ?? [])].filter(
      (code) => isPrinted(code) && holds(code) && !taken.has(code),
    );
    for (const code of codePoints) taken.add(code);
    return { id, subset, codePoints };
  });
  return parts
    .filter((part) => part.codePoints.length > 0)
    .map(({ id, subset, codePoints }) => {
      const own = new Set(codePoints);
      const others = new Set([...taken].filter((code) => !own.has(code)));
      const unicodeRange = formatUnicodeRange(rangesAround(codePoints, others));
      return { id, subset, codePoints, unicodeRange };
    });
}

/** Combining marks stay with the letters that they stand on, which other slices have. */
function isCombining(code: number): boolean {
  return code >= 0x300 && code <= 0x36f;
}

const unprinted = parseUnicodeRange(
  "U+0-1F,U+7F-9F,U+AD,U+200B-200F,U+2028-202E,U+2060-206F,U+FEFF,U+FFFD",
);

/** Control and format characters need no glyph; a file must not be loaded for their sake. */
function isPrinted(code: number): boolean {
  return !isInRanges(code, unprinted);
}
