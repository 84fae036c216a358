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
  /** Pages of all sites that count for it, those in the trash too. */
  allPages: quotaSchema,
  /** Emails that its sites caused this month. */
  mail: quotaSchema,
  /** Views of a site this month: of the one that has the most, and that each may have. */
  views: quotaSchema,
});
export type Quotas = z.infer<typeof quotasSchema>;

/** The same, whoever set the limit. */
export const useSchema = z.pick(quotaSchema, { used: true, most: true });
export type QuotaUse = z.infer<typeof useSchema>;

/** The answer of `GET sites/{id}/quotas`: what the site may have, for those who work on it. */
export const siteQuotasSchema = z.object({
  /** Null: no limit. */
  pages: z.nullable(z.int()),
  /** What its first owner’s other sites leave to it of the pages that all of them may have. Null: no limit. */
  pagesLeft: z.nullable(z.int()),
  /** Emails that all sites of its first owner caused this month; for its owners alone. */
  mail: z.optional(useSchema),
  /** The site's own views this month. */
  views: useSchema,
});
export type SiteQuotas = z.infer<typeof siteQuotasSchema>;
