import * as z from "zod/mini";
import { useSchema } from "./quotas.ts";
import { listQuerySchema } from "./sites.ts";

/**
 * How a site stands: in the trash, else kept offline by an operator, else what visitors find of it. A draft was never
 * published; what is unpublished was taken back as a whole by its owners.
 */
export const operatorSiteStateSchema = z.enum(["live", "draft", "unpublished", "down", "trash"]);
export type OperatorSiteState = z.infer<typeof operatorSiteStateSchema>;

/** `GET operator/sites`: the sites of all accounts. */
export const operatorSitesQuerySchema = z.extend(listQuerySchema, {
  /** Part of a name, an address, a domain or an owner's email, however it is written. */
  q: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  /** `held`: those with a publication that waits for an operator, however they stand. */
  state: z._default(z.enum(["all", "held", ...operatorSiteStateSchema.options]), "all"),
  /** The latest changed first, the heaviest, or the most visited. */
  sort: z._default(z.enum(["changed", "weight", "views"]), "changed"),
});
export type OperatorSitesQuery = z.infer<typeof operatorSitesQuerySchema>;

/** A site of `GET operator/sites`. Times are ISO 8601 in UTC. */
export const listedSiteSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  state: operatorSiteStateSchema,
  /** It has a release: `GET operator/sites/{id}/file` shows its home page. */
  wasPublished: z.boolean(),
  /** Who owns it, the first one first. */
  owners: z.array(z.object({ name: z.string(), email: z.string() })),
  /** A publication waits for an operator. */
  isHeld: z.boolean(),
  isPaid: z.boolean(),
  /** Bytes of its pictures and files, each counted once. */
  bytes: z.int(),
  /** Pages that its visitors were shown in the last thirty days. */
  views: z.int(),
  /** The same of this month, and the most that it may have of it before that is told. */
  monthViews: useSchema,
  /** Complaints about it are no longer taken. */
  isReportingClosed: z.boolean(),
  /** Complaints that nobody has decided about. */
  openComplaints: z.int(),
  /** Why an operator keeps it offline. */
  takedownReason: z.nullable(z.string()),
  changedAt: z.string(),
});
export type ListedSite = z.infer<typeof listedSiteSchema>;

/** The body of `POST operator/sites/{id}/transfer`: the email of the account that owns the site from then on. */
export const siteTransferSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
});
