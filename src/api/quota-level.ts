/** How much of a limit is used: from four fifths of it on it is near, and full once nothing is left. */
export type QuotaLevel = "free" | "near" | "full";

/** The level of what is used. `most` is null where there is no limit. */
export function quotaLevel({
  used,
  most,
}: {
  readonly used: number;
  readonly most: number | null;
}): QuotaLevel {
  if (most === null) return "free";
  if (used >= most) return "full";
  return used * 5 >= most * 4 ? "near" : "free";
}
