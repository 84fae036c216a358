/** Rows of two and three cells, in columns of twelve. */
const rows = { wide: [7, 5], narrow: [5, 7], even: [4, 4, 4] } as const;

/** The rows of each count from three to eight. Three cells are one that is two rows high beside two. */
const patterns: Readonly<Record<number, readonly (keyof typeof rows)[]>> = {
  4: ["wide", "narrow"],
  5: ["wide", "even"],
  6: ["wide", "narrow", "wide"],
  7: ["wide", "even", "narrow"],
  8: ["wide", "even", "even"],
};

/** How many of twelve columns each cell takes, so that every row is full whatever the count. */
export function bentoSpans(count: number): readonly number[] {
  if (count === 3) return [7, 5, 5];
  const pattern = patterns[count] ?? [];
  const spans = pattern.flatMap((row) => [...rows[row]]);
  return Array.from({ length: count }, (_, index) => spans[index] ?? 12);
}
