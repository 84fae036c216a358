const gluingSpace = /[\u00a0\u202f\u2060\ufeff]/gu;
// Scripts whose lines may break between any two letters, or that browsers break by dictionary.
const breaksAnywhere =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])/u;
// an address breaks after its "@", not at its hyphens
const breaksAtSpace = /[\s\u00ad\u200b]+|(?<=@)|(?<=[-\u2010\u2013\u2014])(?!\S*\.\S)/u;
const combiningMarks = /\p{M}/gu;
// Latin, Greek and Cyrillic without combining marks: nothing above has to be looked for within their words.
const plainWords = /^[\s!-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027]*$/u;

const capitalWidth = 1.25;
const wideWidth = 1.25;
const narrowWidth = 0.6;
const wide = /[жмфшщыюmwæœ]/u;
const narrow = /[ijlI.,:;'’!|]/u;

/**
 * The longest piece that no line break divides, in letters of ordinary width (capitals and letters such as "ш" count
 * more, "i" less), rounded up to a tenth, 1 at least. Titles are sized by it so that they never overflow; give it the
 * text as displayed (after `typeset`), for a non-breaking space joins words.
 */
export function longestWordLetters(text: string): number {
  let longest = 1;
  const isPlain = plainWords.test(text);
  for (const word of text.replace(gluingSpace, "_").split(breaksAtSpace)) {
    for (const piece of isPlain ? [word] : piecesOf(word))
      longest = Math.max(longest, widthOf(piece));
  }
  return Math.ceil(longest * 10 - 1e-6) / 10;
}

/** What a title is fitted by: its longest piece, rounded up to a half, so that the titles of a page share their rules. */
export function titleLetters(text: string): number {
  return Math.ceil(longestWordLetters(text) * 2) / 2;
}

const spaceWidth = 0.5;
// In one word among many they don't tell; a line of a few large words they would leave short.
const slim = /[frstzгт]/gu;
const slimWidth = 0.8;

/** How wide a line is that nothing divides, in letters of ordinary width as `longestWordLetters` counts them; 1 at least. */
export function lineLetters(text: string): number {
  const words = text.trim().split(/\s+/u);
  const letters = words.reduce((sum, word) => sum + widthOf(word.replace(combiningMarks, "")), 0);
  const saved = (text.match(slim)?.length ?? 0) * (1 - slimWidth);
  const total = letters - saved + (words.length - 1) * spaceWidth;
  return Math.max(1, Math.ceil(total * 10 - 1e-6) / 10);
}

function piecesOf(word: string): string[] {
  return word.split(breaksAnywhere).map((piece) => piece.replace(combiningMarks, ""));
}

// Widths of letters as they come up; there are only so many.
const widths = new Map<string, number>();

function letterWidth(letter: string): number {
  if (narrow.test(letter)) return narrowWidth;
  const small = letter.toLowerCase();
  return (wide.test(small) ? wideWidth : 1) * (letter === small ? 1 : capitalWidth);
}

function widthOf(word: string): number {
  let total = 0;
  for (const letter of word) {
    let width = widths.get(letter);
    if (width === undefined) {
      width = letterWidth(letter);
      widths.set(letter, width);
    }
    total += width;
  }
  return total;
}
