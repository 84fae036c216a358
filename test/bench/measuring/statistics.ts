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

/** How fast costs grow with sizes: the slope between their logarithms, by least squares. 1 is in proportion, 0 not at all. */
export function growthExponent(sizes: readonly number[], costs: readonly number[]): number {
  const xs = sizes.map(Math.log);
  const ys = costs.map(Math.log);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const shared = xs.map((one, at) => (one - x) * ((ys[at] ?? Number.NaN) - y));
  return mean(shared) / mean(xs.map((one) => (one - x) ** 2));
}
