import * as z from "zod/mini";

/** Domains of one site at most, and new ones of a site in 24 hours. */
export const domainLimits = { perSite: 20, newPerDay: 10 } as const;

/**
 * What DNS says of a record that a domain needs; `unknown` where it gave no answer, or wasn't asked yet, `proxied`
 * where the addresses are those of a proxy that leads here.
 */
const recordStateSchema = z.enum(["found", "missing", "differs", "unknown", "proxied"]);

/** A record that the owner of a domain is to set. */
export const domainRecordSchema = z.object({
  type: z.enum(["A", "AAAA", "CNAME", "TXT"]),
  /** The whole name, without a dot at its end. */
  name: z.string(),
  /** The name as the provider of its zone lists it: "@" for the zone itself. Left out where the zone isn’t known. */
  relative: z.optional(z.string()),
  value: z.string(),
  state: recordStateSchema,
  /** What stands there instead, where it differs. */
  found: z.array(z.string()),
  /** It isn’t needed, but right where it is there. */
  isOptional: z.optional(z.literal(true)),
});
export type DomainRecord = z.infer<typeof domainRecordSchema>;

/** What keeps a domain from working. */
export const domainProblemSchema = z.enum([
  /** Nobody has registered it, or it has expired. */
  "nameless",
  /** It leads nowhere, or elsewhere. */
  "elsewhere",
  /** Its proof is missing. */
  "unproven",
  /** Another site uses it, whose proof is there still. */
  "taken",
  /** DNS gave no answer. */
  "unanswered",
  /** The proxy in front of it asks without HTTPS, and is led back to itself. */
  "looped",
]);
export type DomainProblem = z.infer<typeof domainProblemSchema>;

/**
 * How a live domain answers over HTTPS: as browsers want it; soon; with a certificate that has expired, is another
 * name’s, or is by nobody whom browsers trust; without one; or the server has no way to find out.
 */
export const certificateStateSchema = z.enum([
  "valid",
  "issuing",
  "expired",
  "otherName",
  "untrusted",
  "none",
  "unreached",
]);
const certificateSchema = z.object({
  state: certificateStateSchema,
  /** Until when the certificate is valid, or was. */
  until: z.nullable(z.string()),
});
export type DomainCertificate = z.infer<typeof certificateSchema>;

/** A domain of a site. Times are ISO 8601 in UTC. */
export const domainSchema = z.object({
  id: z.int(),
  /** As DNS has it. */
  host: z.string(),
  /** As people write it. */
  name: z.string(),
  /** Live: visitors find the site there. Lost: they did, and it no longer leads here. */
  state: z.enum(["waiting", "live", "lost"]),
  isPrimary: z.boolean(),
  problem: z.nullable(domainProblemSchema),
  /** It leads here through a proxy of somebody else's. */
  isProxied: z.boolean(),
  /** Null for one that isn’t live, where it wasn’t asked for yet, and where the installation is without HTTPS. */
  certificate: z.nullable(certificateSchema),
  records: z.array(domainRecordSchema),
  addedAt: z.string(),
  checkedAt: z.nullable(z.string()),
  nextCheckAt: z.nullable(z.string()),
  lostAt: z.nullable(z.string()),
});
export type Domain = z.infer<typeof domainSchema>;

/** The answer of `GET sites/{id}/domains`, in the order in which they were added. */
export const domainsSchema = z.object({
  domains: z.array(domainSchema),
  /** Where the site is beside the app: its host name, and its port where it has one of its own. */
  ownHost: z.string(),
  /** Visitors find the site at its addresses: it has been published, and isn’t taken back. */
  isPublished: z.boolean(),
});
export type Domains = z.infer<typeof domainsSchema>;

/** The body of `POST sites/{id}/domains`: what somebody typed or pasted. */
export const newDomainSchema = z.strictObject({
  host: z.string().check(z.minLength(1), z.maxLength(2_000)),
});

/** The body of `PATCH sites/{id}/domains/{domainId}`: it becomes the primary one, or another site’s. */
export const domainChangeSchema = z.union([
  z.strictObject({ isPrimary: z.literal(true) }),
  z.strictObject({ siteId: z.int() }),
]);
export type DomainChange = z.infer<typeof domainChangeSchema>;
