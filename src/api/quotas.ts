import * as z from "zod/mini";

/** What an account has of something, and the most that it may have. */
const quotaSchema = z.object({
  used: z.int(),
  /** Null: no limit. */
  most: z.nullable(z.int()),
  /** Whether the limit is the account's own; the installation's otherwise. */
  isOwn: z.boolean(),
});
export type QuotaInfo = z.infer<typeof quotaSchema>;

/** The answer of `GET auth/quotas`. */
export const quotasSchema = z.object({
  /** Sites that the account owns, those in the trash too. */
  sites: quotaSchema,
  /** Bytes of the pictures and files that count for it. */
  storage: quotaSchema,
  /** Pages of a site: of the one that has the most, and that each may have. */
  pages: quotaSchema,
});
export type Quotas = z.infer<typeof quotasSchema>;

/** The answer of `GET sites/{id}/quotas`: what the site may have, for those who add to it. Null: no limit. */
export const siteQuotasSchema = z.object({ pages: z.nullable(z.int()) });
export type SiteQuotas = z.infer<typeof siteQuotasSchema>;
