import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { languageCodeSchema } from "#/site/language-code.ts";
import { siteNameSchema } from "#/site/site.ts";
import { themeSchema } from "#/site/theme.ts";
import { heldSchema } from "./held-releases.ts";
import { siteRoleSchema } from "./roles.ts";

/** Host names that mean something else, or will. */
const reservedSlugs = new Set([
  "admin",
  "api",
  "app",
  "assets",
  // what owners' domains are aliases of
  "domains",
  "localhost",
  "mail",
  "static",
  "www",
]);

/** The first label of a site's address: small letters, digits and single hyphens between them. */
export const slugSchema = z.string().check(
  z.maxLength(63),
  z.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Use lowercase letters and digits, with hyphens between them",
  ),
  z.refine((slug) => !reservedSlugs.has(slug), "This address is reserved"),
);

/** An operator keeps a site off: since when, why, and whom to write to, with what opens that, where there is somebody. */
const takedownSchema = z.object({
  reason: z.string(),
  since: z.string(),
  contact: z.optional(z.string()),
  contactLink: z.optional(z.string()),
});
export type Takedown = z.infer<typeof takedownSchema>;

/** A site as `GET sites` and `GET sites/{id}` show it. Times are ISO 8601 in UTC. */
export const siteInfoSchema = z.object({
  id: z.int(),
  slug: z.string(),
  siteHash: z.string(),
  name: z.string(),
  role: siteRoleSchema,
  /** It is open by a link, without an account. */
  isGuest: z.optional(z.literal(true)),
  revision: z.int(),
  /** Where visitors find it, e.g. http://fary.localhost:3000/ */
  address: z.string(),
  live: z.nullable(z.object({ releaseId: z.string(), publishedAt: z.string() })),
  /** Since when it is taken down as a whole, by those who publish it; absent before the first release. */
  offSince: z.optional(z.string()),
  hasUnpublishedChanges: z.boolean(),
  /** How many planned changes weren't done and are listed still; absent where none is, and for who can't publish. */
  failedPlans: z.optional(z.int()),
  /** What was published last waits for an operator, or wasn't let through; absent for who can't publish. */
  held: z.optional(heldSchema),
  /** While an operator keeps the site off. */
  takedown: z.optional(takedownSchema),
  isPaid: z.boolean(),
  /** The account's checklist of first steps is open. */
  hasFirstSteps: z.optional(z.literal(true)),
  /** How much of what visitors sent is unread; 0 for whoever may not read it. */
  unread: z.int(),
  createdAt: z.string(),
  trashedAt: z.nullable(z.string()),
  /** How many days it would stay in the trash; without it, until its owner deletes it. */
  trashDays: z.optional(z.int()),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;

/** The body of `POST sites`. Without a slug one is made from the name. */
export const newSiteSchema = z.object({
  name: siteNameSchema,
  slug: z.optional(slugSchema),
  language: z._default(languageCodeSchema, "en"),
  /** The starter whose content it begins with, in the starter's languages. */
  starter: z.optional(idSchema),
  /** Of the starter's languages the only one that stays. */
  onlyLanguage: z.optional(languageCodeSchema),
  /** What differs from the starter's theme. */
  theme: z.optional(z.partial(themeSchema)),
});
export type NewSite = z.infer<typeof newSiteSchema>;
export type NewSiteBody = z.input<typeof newSiteSchema>;

/** The body of `POST sites/{id}/copies`. */
export const siteCopySchema = z.object({ name: siteNameSchema });

/** The body of `PATCH sites/{id}`; the name is changed by the operation `site.rename`. */
export const siteChangeSchema = z.object({
  slug: z.optional(slugSchema),
  /** False takes a site out of the trash. */
  isTrashed: z.optional(z.literal(false)),
});
export type SiteChange = z.infer<typeof siteChangeSchema>;

/** The body of `POST sites/{id}/deletion`: the name of the site, typed by its owner. */
export const siteDeletionSchema = z.object({ name: z.string().check(z.maxLength(1_000)) });

/** The part of a list that is asked for; the whole length is answered in `x-total-count`. Orders and filters that nobody offers are refused. */
export const listQuerySchema = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000_000)), 0),
});
export type ListQuery = z.infer<typeof listQuerySchema>;
