/**
 * How well something is found, where more is better; 0 is not found. A name comes before other words for it, and its
 * beginning before its inside; `near` is another ending, as in “font” and “fonts”, and `letters`, the closer the better, a slip of the keys.
 */
const scores = { start: 16, word: 12, within: 8, synonym: 4, near: 3, letters: 1 } as const;

/** A word without its ending, which has up to two letters; shorter words have none. */
function stemOf(word: string): string | undefined {
  const ending = word.length > 5 ? 2 : 1;
  return word.length > 4 ? word.slice(0, -ending) : undefined;
}

/** Letters without case and marks: "Über" is found by "uber", "Ёлка" by "елка". */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** How close together letters stand in a text in their order: 1 without another between them, 0 where they don't. */
function closeness(text: string, letters: string): number {
  const [first = "", ...others] = letters;
  const spans: number[] = [];
  for (let from = text.indexOf(first); from !== -1; from = text.indexOf(first, from + 1)) {
    let place = from;
    const areThere = others.every((letter) => {
      place = text.indexOf(letter, place + 1);
      return place !== -1;
    });
    if (!areThere) break;
    spans.push(place - from + 1);
  }
  return spans.length === 0 ? 0 : letters.length / Math.min(...spans);
}

function wordScore(label: string, synonyms: string, word: string): number {
  if (label.startsWith(word)) return scores.start;
  if (wordsOf(label).some((one) => one.startsWith(word))) return scores.word;
  if (label.includes(word)) return scores.within;
  if (wordsOf(synonyms).some((one) => one.startsWith(word))) return scores.synonym;
  const stem = stemOf(word);
  if (stem !== undefined && wordsOf(`${label} ${synonyms}`).some((one) => one.startsWith(stem)))
    return scores.near;
  const close = word.length > 2 ? closeness(label, word) : 0;
  return close > 0 ? scores.letters + close : 0;
}

export interface Named {
  readonly label: string;
  /** What kind of thing it is. */
  readonly detail?: string | undefined;
  readonly synonyms?: string | undefined;
}

/** How well a name, or the other words for it, answer what is typed: every word of it has to be found. */
export function matchScore({ label, detail = "", synonyms = "" }: Named, typed: string): number {
  const words = wordsOf(plain(typed));
  if (words.length === 0) return 0;
  const [name, others] = [plain(label), plain(`${synonyms} ${detail}`)];
  const found = words.map((word) => wordScore(name, others, word));
  return found.includes(0) ? 0 : found.reduce((sum, score) => sum + score, 0) / found.length;
}

/** Whether what is typed is no more than letters of a name: worth showing where nothing else is found. */
export function isGuess(score: number): boolean {
  return score < scores.near;
}

/** A text in parts, of which every second one is what was typed. */
export function markedParts(text: string, typed: string): readonly string[] {
  const words = wordsOf(plain(typed)).toSorted((a, b) => b.length - a.length);
  // marks make letters longer: only where the plain text has the same places can it be marked
  const flat = plain(text);
  if (words.length === 0 || flat.length !== text.length) return [text];
  const parts: string[] = [];
  let from = 0;
  for (let place = 0; place < text.length; place += 1) {
    const word = words.find((one) => flat.startsWith(one, place));
    if (word === undefined) continue;
    parts.push(text.slice(from, place), text.slice(place, place + word.length));
    from = place + word.length;
    place = from - 1;
  }
  return [...parts, text.slice(from)];
}
