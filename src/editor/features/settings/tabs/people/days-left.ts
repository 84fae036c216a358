const dayMs = 86_400_000;

/** For how many days something works that ends at a time: one on its last day. */
export function daysLeft(expiresAt: string, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / dayMs));
}
