import type { Quotas } from "#/api/quotas.ts";

export type QuotaName = keyof Quotas;

/** The limits of an account, in the order in which operators read them. */
export const quotaNames = [
  "sites",
  "storage",
  "pages",
  "allPages",
  "mail",
  "views",
] as const satisfies readonly QuotaName[];
