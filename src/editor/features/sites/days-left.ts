import type { SiteInfo } from "#/api/sites.ts";

const dayMs = 24 * 3_600_000;

/** How many days a site is in the trash yet; 0: it may be gone at any moment; undefined: it stays there. */
export function daysLeft(
  { trashedAt, trashDays }: Pick<SiteInfo, "trashedAt" | "trashDays">,
  now: number,
): number | undefined {
  if (trashedAt === null || trashDays === undefined) return undefined;
  return Math.max(0, Math.ceil((Date.parse(trashedAt) + trashDays * dayMs - now) / dayMs));
}
