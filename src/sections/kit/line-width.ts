import { fontPairOf } from "#/site/font-pair.ts";
import type { FontPairId } from "#/site/font-pair.ts";
import { letterWidths } from "./letter-widths.data.ts";
import type { MeasuredFace, MeasuredScript } from "./measured-face.ts";

interface Letter {
  readonly advance: number;
  readonly start: number;
  readonly end: number;
  /** What kerns it; letters of two files don't kern each other. */
  readonly kerns?: { readonly script: number; readonly first: number; readonly second: number };
}

interface Face {
  readonly letters: ReadonlyMap<string, Letter>;
  readonly kerning: readonly (readonly (readonly number[])[])[];
}

function numbers(list: string): number[] {
  return list.split(" ").map(Number);
}

function lettersOf(measured: MeasuredScript, script: number): [string, Letter][] {
  const advances = numbers(measured.advances);
  const bearings = numbers(measured.bearings);
  const firsts = numbers(measured.firsts);
  const seconds = numbers(measured.seconds);
  return [...measured.letters].map((letter, at) => [
    letter,
    {
      advance: (advances[at] ?? 0) / 1000,
      start: (bearings[2 * at] ?? 0) / 100,
      end: (bearings[2 * at + 1] ?? 0) / 100,
      kerns: { script, first: firsts[at] ?? 0, second: seconds[at] ?? 0 },
    },
  ]);
}

function readFace({ scripts, others }: MeasuredFace): Face {
  const letters = new Map(scripts.flatMap(lettersOf));
  for (const [letter = "", ...advance] of others.split(" ")) {
    const { start, end } = letters.get(plain(letter)) ?? { start: 0, end: 0 };
    letters.set(letter, { advance: Number(advance.join("")) / 1000, start, end });
  }
  const kerning = scripts.map((script) => script.kerning.split(",").map(numbers));
  return { letters, kerning };
}

/** A letter without its marks. */
function plain(letter: string): string {
  return letter.normalize("NFD").charAt(0);
}

const faces = new Map<FontPairId, Face>();

function faceOf(id: FontPairId): Face {
  const face = faces.get(id) ?? readFace(letterWidths[id]);
  faces.set(id, face);
  return face;
}

/** Letters that are written otherwise and look the same. */
const written: Readonly<Record<string, string>> = {
  "'": "’",
  "‘": "’",
  "—": "–",
  "\u00a0": " ",
  "\u2011": "-",
};

function findLetter({ letters }: Face, sign: string): Letter | undefined {
  const known = letters.get(written[sign] ?? sign);
  if (known) return known;
  const bare = letters.get(plain(sign));
  return bare && { advance: bare.advance, start: bare.start, end: bare.end };
}

function kerningOf({ kerning }: Face, first: Letter, second: Letter): number {
  if (!first.kerns || first.kerns.script !== second.kerns?.script) return 0;
  return (kerning[first.kerns.script]?.[first.kerns.first]?.[second.kerns.second] ?? 0) / 100;
}

/** Kerning and white are rounded: a line is never wider than it is told to be. */
const slack = 1.01;

/** How wide the ink of a line is at most, at least 97 % of that, and how much white a browser sets before it; in em. */
export interface LineWidth {
  /** With the white around it, as a browser breaks lines by it. */
  readonly whole: number;
  readonly ink: number;
  readonly before: number;
}

/**
 * The width of a line in a pair's face of titles, at their weight and tracking, with kerning. Null where a letter isn't
 * Latin or Cyrillic, or is a rare one: it was not measured.
 */
export function lineWidth(line: string, id: FontPairId): LineWidth | null {
  const face = faceOf(id);
  const { tracking } = fontPairOf(id);
  let total = -tracking;
  let before: number | undefined;
  let last: Letter | undefined;
  for (const sign of line.normalize("NFC")) {
    const letter = findLetter(face, sign);
    if (!letter) return null;
    total += letter.advance + tracking + (last ? kerningOf(face, last, letter) : 0);
    before ??= letter.start;
    last = letter;
  }
  if (!last || before === undefined) return null;
  return { whole: total * slack, ink: (total - before - last.end) * slack, before };
}
