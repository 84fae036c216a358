/** Letters of other alphabets that look like Latin ones, by those. */
const lookalikes: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  е: "e",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
  ԁ: "d",
  ӏ: "l",
  ɡ: "g",
  ı: "i",
  α: "a",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
};

/** Sentences of a text, as they are written. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|[\n\r]+/u).filter((one) => one.trim() !== "");
}

/**
 * The words of a text as they are compared: small letters without accents and what can't be seen, those that look like
 * Latin ones as such, with a single space between words, before the first and after the last one.
 */
export function plainWords(text: string): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${asLatin(letters.trim())} `;
}

/** Letters that look like Latin ones written as those: words of every alphabet are compared so. */
export function asLatin(words: string): string {
  return [...words].map((letter) => lookalikes[letter] ?? letter).join("");
}
