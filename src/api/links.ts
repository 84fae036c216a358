import * as z from "zod/mini";
import { wordsSchema } from "#/site/name-schema.ts";
import { lockPasswordSchema } from "./page-locks.ts";

/** For how many days a link may be handed out. */
export const linkDays = [1, 7, 30, 90] as const;

/** Links of one site at the same time that are neither revoked nor over, and those that one account may make within a day. */
export const linkLimits = { site: 50, perDay: 100 } as const;

/** Characters of the longest name of a link, which says whom it is for. */
export const linkNameLimit = 60;

/** What a link shows: the latest draft, whatever that is by then, or one release. */
const linkContent = {
  /** What it is called in the list of links. */
  name: wordsSchema(linkNameLimit),
  /** The release that it shows; null for the draft. */
  release: z.nullable(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  /** The role that it gives in the editor (R10); null: it shows the site as its visitors would see it. */
  role: z.nullable(z.enum(["viewer", "writer"])),
};

/** The body of `POST sites/{id}/links`. */
export const newLinkSchema = z
  .strictObject({
    name: z._default(linkContent.name, ""),
    release: z._default(linkContent.release, null),
    role: z._default(linkContent.role, null),
    days: z.literal(linkDays),
    /** What whoever opens it is asked for besides: of a link to look, nobody works behind one. */
    password: z.optional(lockPasswordSchema),
    /** Whether whoever looks by it may comment, with a name and without an account. */
    takesComments: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ role, password, takesComments }) =>
        role === null || (password === undefined && !takesComments),
    ),
  );
export type NewLink = z.output<typeof newLinkSchema>;

/** The body of `PUT sites/{id}/links/{link}/password`. */
export const linkPasswordSchema = z.strictObject({ password: lockPasswordSchema });

/** The body of `PUT sites/{id}/links/{link}/comments`. */
export const linkCommentsSchema = z.strictObject({ takesComments: z.boolean() });
export type LinkRole = NonNullable<NewLink["role"]>;

/** A link that is neither revoked nor over. */
const siteLinkSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The release that it shows and its number; null for the draft. */
  release: z.nullable(z.object({ id: z.string(), number: z.int() })),
  role: linkContent.role,
  /** Who made it, in words and by the id of their account. */
  author: z.string(),
  authorId: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Whether it asks for a password, which is told nowhere. */
  hasPassword: z.boolean(),
  /** Whether whoever looks by it may comment. */
  takesComments: z.boolean(),
  /** How often it was opened, and when the last time. */
  uses: z.int(),
  usedAt: z.nullable(z.string()),
  /**
   * Why it opens nothing at this moment: its author has no role for it any more or is suspended, or the site is
   * offline. A link without it opens.
   */
  pausedBy: z.optional(z.enum(["author", "suspension", "offline"])),
});
export type SiteLink = z.infer<typeof siteLinkSchema>;

/** The answer of `GET sites/{id}/links`: those that are neither revoked nor over, the newest first. */
export const siteLinksSchema = z.object({ links: z.array(siteLinkSchema) });

/** The answer of `POST sites/{id}/links`: the address is told once, and kept nowhere. */
export const madeLinkSchema = z.extend(siteLinkSchema, { address: z.string() });
export type MadeLink = z.infer<typeof madeLinkSchema>;

/** The body of `POST links/sessions`: a link's key and its secret, from behind `#token=`. */
export const linkTokenSchema = z.strictObject({
  token: z.string().check(z.regex(/^[a-z0-9]{12}\.[\w-]{43}$/)),
});

/** The answer of `POST links/sessions`. */
export const linkSessionSchema = z.object({ siteId: z.int(), role: z.enum(["viewer", "writer"]) });
export type LinkSession = z.infer<typeof linkSessionSchema>;
