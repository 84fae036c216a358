/** What part of all views each of so many sites gets, the most seen first, by Zipf's law: as 1 / rank^exponent. Sums up to 1. */
export function popularity(sites: number, exponent: number): number[] {
  const weights = Array.from({ length: sites }, (_, at) => (at + 1) ** -exponent);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
