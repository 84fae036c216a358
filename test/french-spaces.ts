/** Spaces that a line breaks at, or that no space stands for, about signs that French sets apart. */
const faults = [
  /[ \u00a0][;!?]/u,
  /[ \u202f]:/u,
  // addresses and times have their own question marks and colons
  /[^\s;!?][;!?](?=\s|$)/u,
  /[^\s]:(?=\s|$)/u,
  /«(?!\u00a0)/u,
  /(?<!\u00a0)»/u,
];

/** Every text among words, with the ways to it. */
function textsIn(words: unknown, path = ""): [path: string, text: string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, one]) => textsIn(one, `${path} ${key}`.trim()));
}

/**
 * The French texts among words whose signs aren't set as typographers set them: a narrow space that doesn't break before
 * ; ! ?, a full one before : and within « ».
 */
export function unsetSigns(words: unknown): string[] {
  return textsIn(words).flatMap(([path, text]) =>
    faults.some((fault) => fault.test(text)) ? [`${path}: ${text}`] : [],
  );
}
