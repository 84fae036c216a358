export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which this share of the others lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Runs the contestants in turn, `rounds` times, so that the machine's other work hits all of them
 * alike, and answers what each measured.
 */
export async function takeTurns<Name extends string>(
  rounds: number,
  contestants: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const entries = Object.entries(contestants) as [Name, () => Promise<number>][];
  const measured = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    // Whoever goes second finds other caches: the order changes with every round.
    const order = round % 2 === 0 ? entries : entries.toReversed();
    for (const [name, measure] of order) measured[name].push(await measure());
  }
  return measured;
}

/** The median of the ratios within each round, which are measured close together. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));
}
