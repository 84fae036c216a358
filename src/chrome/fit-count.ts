/** What links take in a row. */
export function usedBy(widths: readonly number[], gap: number): number {
  return widths.reduce((used, width) => used + gap + width, -gap);
}

/** How many of the links fit a room, in their order; one stands there however wide it is. */
export function fitCount(widths: readonly number[], room: number, gap: number): number {
  let used = -gap;
  let count = 0;
  for (const width of widths) {
    used += gap + width;
    if (used > room && count > 0) break;
    count += 1;
  }
  return count;
}
