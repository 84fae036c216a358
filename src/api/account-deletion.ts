import * as z from "zod/mini";
import { proofSchema } from "./auth.ts";

/** A site of an account that is to be deleted. */
const leftSiteSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** It has no other owner, and is deleted with the account. */
  isDeleted: z.boolean(),
  isTrashed: z.boolean(),
  /** Others who work on it. */
  others: z.int(),
});
export type LeftSite = z.infer<typeof leftSiteSchema>;

/** The answer of `GET auth/account/deletion`: what would become of each site. */
export const accountDeletionPlanSchema = z.object({ sites: z.array(leftSiteSchema) });
export type AccountDeletionPlan = z.infer<typeof accountDeletionPlanSchema>;

/** The body of `POST auth/account/deletion`. */
export const accountDeletionSchema = z.extend(proofSchema, {
  /** The sites that were said to be deleted: where there are others by now, nothing is. */
  deletedSites: z.array(z.int()).check(z.maxLength(10_000)),
  language: z._default(z.string().check(z.regex(/^[a-z]{2}$/)), "en"),
});
export type AccountDeletion = z.input<typeof accountDeletionSchema>;
