import * as z from "zod/mini";
import { domainProblemSchema } from "./domains.ts";
import { reasonSchema } from "./reason.ts";
import { operatorSiteStateSchema } from "./operator-sites.ts";
import { listQuerySchema } from "./sites.ts";

/**
 * How a domain stands: it leads here and is served; its proof is there, but it doesn't lead here yet; neither; it was
 * served, and leads here no longer.
 */
const operatorDomainStateSchema = z.enum(["live", "proven", "waiting", "lost"]);
export type OperatorDomainState = z.infer<typeof operatorDomainStateSchema>;

/** `GET operator/domains`: the domains of all sites. */
export const operatorDomainsQuerySchema = z.extend(listQuerySchema, {
  /** Part of a host, of a site's name or address, or of an owner's name or email, however it is written. */
  q: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  state: z._default(z.enum(["all", ...operatorDomainStateSchema.options]), "all"),
  /** The latest added first, by host, or those first that weren't looked at for longest. */
  sort: z._default(z.enum(["added", "host", "checked"]), "added"),
});
export type OperatorDomainsQuery = z.infer<typeof operatorDomainsQuerySchema>;

/** A domain of `GET operator/domains`. Times are ISO 8601 in UTC. */
export const listedDomainSchema = z.object({
  id: z.int(),
  /** As DNS has it. */
  host: z.string(),
  /** As people write it. */
  name: z.string(),
  state: operatorDomainStateSchema,
  /** What the last look found wrong. */
  problem: z.nullable(domainProblemSchema),
  /** Visitors of the site's other domains are led to it. */
  isPrimary: z.boolean(),
  site: z.object({ id: z.int(), name: z.string(), state: operatorSiteStateSchema }),
  /** Who owns the site, the first one first. */
  owners: z.array(z.object({ name: z.string(), email: z.string() })),
  addedAt: z.string(),
  checkedAt: z.nullable(z.string()),
  nextCheckAt: z.nullable(z.string()),
  lostAt: z.nullable(z.string()),
});
export type ListedDomain = z.infer<typeof listedDomainSchema>;

/** The body of `POST operator/domains/{id}/removal`. The site's owners get the reason by email. */
export const domainRemovalSchema = z.strictObject({ reason: reasonSchema });
