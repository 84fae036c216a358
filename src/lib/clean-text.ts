/** Control characters but tab and line feed, line ends of all kinds, half surrogate pairs, and what is no character. */
const unclean = /[^\P{Cc}\t\n]|[\u2028\u2029\uFFFE\uFFFF]|\p{Cs}/u;
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controls = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;
const halfPairs = /\p{Cs}/gu;

/** A text as it is kept: line ends are line feeds, no other control characters but tabs, whole characters only. */
export function cleanText(text: string): string {
  if (!unclean.test(text)) return text;
  return text.replace(lineEnds, "\n").replace(controls, "").replace(halfPairs, "\uFFFD");
}

type Branch = Record<string, unknown> | unknown[];

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}

/** Calls back for every text within a value. Without recursion: what strangers send may be nested as deep as they like. */
function eachText(value: unknown, onText: (text: string, at: Branch, key: string) => void): void {
  const left: Branch[] = isBranch(value) ? [value] : [];
  for (let branch = left.pop(); branch; branch = left.pop()) {
    for (const [key, one] of Object.entries(branch)) {
      if (typeof one === "string") onText(one, branch, key);
      else if (isBranch(one)) left.push(one);
    }
  }
}

/** Cleans all texts within a value that nobody else holds, such as a request's parsed body. */
export function cleanInPlace(value: unknown): void {
  eachText(value, (text, at, key) => {
    const clean = cleanText(text);
    if (clean !== text) Reflect.set(at, key, clean);
  });
}

/** The value with all of its texts clean: itself where they are, which costs no copy. */
export function withCleanTexts<Value>(value: Value): Value {
  let isClean = true;
  eachText(value, (text) => {
    isClean &&= !unclean.test(text);
  });
  if (isClean) return value;
  const copy = structuredClone(value);
  cleanInPlace(copy);
  return copy;
}
