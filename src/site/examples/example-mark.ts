import { textHash } from "#/lib/text-hash.ts";

/** What of a starter's is an example: a made-up fact, other words, or a picture; a file, by its hash, is marked as a picture is. */
export type ExampleKind = "fact" | "words" | "picture";

/** As they are stored in sites. */
const letters = { fact: "f", words: "w", picture: "p" } as const satisfies Record<
  ExampleKind,
  string
>;

export function mark(kind: ExampleKind, value: string): string {
  return letters[kind] + textHash(value).slice(0, 10);
}

/** What a text is by marks; undefined of what is no example. */
export function exampleIn(known: ReadonlySet<string>, text: string): "fact" | "sample" | undefined {
  if (known.size === 0) return undefined;
  if (known.has(mark("fact", text))) return "fact";
  return known.has(mark("words", text)) ? "sample" : undefined;
}
