import * as z from "zod/mini";

/** For how many days a link may be handed out. */
export const linkDays = [1, 7, 30, 90] as const;

/** Links of one site that work at the same time, and those that one account may make within a day. */
export const linkLimits = { open: 50, perDay: 100 } as const;

/** The longest name of a link, which says whom it is for. */
export const linkNameLimit = 60;

/** What a link shows: the latest draft, whatever that is by then, or one release. */
const linkContent = {
  /** What it is called in the list of links. */
  name: z.string().check(z.trim(), z.maxLength(linkNameLimit)),
  /** The release that it shows; null for the draft. */
  release: z.nullable(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
};

/** The body of `POST sites/{id}/links`. */
export const newLinkSchema = z.strictObject({
  name: z._default(linkContent.name, ""),
  release: z._default(linkContent.release, null),
  days: z.literal(linkDays),
});
export type NewLink = z.output<typeof newLinkSchema>;

/** A link that works. */
export const siteLinkSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The release that it shows and its number; null for the draft. */
  release: z.nullable(z.object({ id: z.string(), number: z.int() })),
  /** Who made it. */
  author: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** How often it was opened, and when the last time. */
  uses: z.int(),
  usedAt: z.nullable(z.string()),
});
export type SiteLink = z.infer<typeof siteLinkSchema>;

/** The answer of `GET sites/{id}/links`: those that work, the newest first. */
export const siteLinksSchema = z.object({ links: z.array(siteLinkSchema) });

/** The answer of `POST sites/{id}/links`: the address is told once, and kept nowhere. */
export const madeLinkSchema = z.extend(siteLinkSchema, { address: z.string() });
export type MadeLink = z.infer<typeof madeLinkSchema>;
