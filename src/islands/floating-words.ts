import type { FloatingWords } from "#/chrome/floating-words.ts";

let words: Promise<FloatingWords> | undefined;

async function fetchWords(address: string): Promise<FloatingWords> {
  const response = await fetch(address);
  if (!response.ok) throw new Error("The words of the floating parts didn't come");
  const words: FloatingWords = await response.json();
  return words;
}

/** Fetches what the islands of the floating parts are rendered with, once. What failed is tried anew when it is asked for again. */
export function floatingWords(): Promise<FloatingWords> {
  const address =
    document.querySelector<HTMLElement>("[data-words-file]")?.dataset["wordsFile"] ?? "";
  words ??= fetchWords(address).catch((error: unknown) => {
    words = undefined;
    throw error;
  });
  return words;
}
