/** First and last code point, both included. */
export type CodePointRange = readonly [first: number, last: number];

/** Reads the value of CSS `unicode-range` (without `?` wildcards). */
export function parseUnicodeRange(text: string): CodePointRange[] {
  return text.split(",").map((part) => {
    const match = /^\s*U\+([0-9a-f]{1,6})(?:-([0-9a-f]{1,6}))?\s*$/i.exec(part);
    const first = match?.[1];
    if (match === null || first === undefined) throw new RangeError(`Not a unicode-range: ${part}`);
    return [Number.parseInt(first, 16), Number.parseInt(match[2] ?? first, 16)];
  });
}

export function formatUnicodeRange(ranges: readonly CodePointRange[]): string {
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");
}

export function isInRanges(codePoint: number, ranges: readonly CodePointRange[]): boolean {
  for (const range of ranges) if (codePoint >= range[0] && codePoint <= range[1]) return true;
  return false;
}

/** The fewest ranges that hold all of `codePoints` and none of `others`. */
export function rangesAround(
  codePoints: Iterable<number>,
  others: ReadonlySet<number>,
): CodePointRange[] {
  const ranges: [number, number][] = [];
  for (const codePoint of [...codePoints].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last !== undefined && !hasAnyBetween(last[1], codePoint, others)) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

/** Every code point of the texts. */
export function codePointsOf(texts: Iterable<string>): Set<number> {
  const found = new Set<number>();
  for (const text of texts) for (const letter of text) found.add(letter.codePointAt(0) ?? 0);
  return found;
}

// A wide gap is never joined: code points nobody draws may be drawn by the next font of the stack.
const widestGap = 64;

function hasAnyBetween(after: number, before: number, codePoints: ReadonlySet<number>): boolean {
  if (before - after > widestGap) return true;
  for (let codePoint = after + 1; codePoint < before; codePoint += 1)
    if (codePoints.has(codePoint)) return true;
  return false;
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase();
}
