import { domainToUnicode } from "node:url";
import { type Brand, brands, lures } from "./brands.data.ts";
import { plainWords } from "./plain-words.ts";

/** Names as short as this are parts of other words. */
const shortest = 6;

interface Spelled extends Pick<Brand, "name" | "isOrdinary"> {
  /** Words with spaces around them. */
  readonly words: string;
  /** The same as one word; empty where it is too short to be looked for in others. */
  readonly joined: string;
}

const spelled: readonly Spelled[] = brands.flatMap(({ name, spellings, isOrdinary, isWhole }) =>
  spellings.map((spelling) => {
    const words = plainWords(spelling);
    const joined = words.replaceAll(" ", "");
    return {
      name,
      words,
      joined: joined.length >= shortest && !isOrdinary && !isWhole ? joined : "",
      ...(isOrdinary && { isOrdinary }),
    };
  }),
);
const lureWords = lures.map(plainWords);

function findIn(words: string, joined: string): string | undefined {
  const hasLure = lureWords.some((lure) => words.includes(lure));
  return spelled.find(
    (one) =>
      (words.includes(one.words) && (!one.isOrdinary || hasLure)) ||
      (one.joined !== "" && joined.includes(one.joined)),
  )?.name;
}

/** The bank or brand that a title names; undefined where it names none, or an ordinary word as such. */
export function brandInTitle(title: string): string | undefined {
  return findIn(plainWords(title), "");
}

/** Digits in the place of letters. */
const digits: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** The bank or brand whose name is in a host's name, also with other letters that look the same. */
export function brandInHost(host: string): string | undefined {
  const words = plainWords(domainToUnicode(host) || host);
  const read = words.replaceAll(/[013457]/g, (digit) => digits[digit] ?? digit);
  for (const one of [words, read, read.replaceAll("l", "i")]) {
    const found = findIn(one, one.replaceAll(" ", ""));
    if (found !== undefined) return found;
  }
  return undefined;
}
