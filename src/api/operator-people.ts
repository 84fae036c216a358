import * as z from "zod/mini";
import { reasonSchema } from "./reason.ts";
import { bytesOfMegabyte, largestAmount, largestViews } from "./operator-settings.ts";
import { invitationSchema, newInvitationSchema } from "./people.ts";
import { type Quotas, quotasSchema } from "./quotas.ts";
import { listQuerySchema } from "./sites.ts";

/** `GET operator/people`: all accounts, the latest first. */
export const operatorPeopleQuerySchema = z.extend(listQuerySchema, {
  /** Part of a name or an email, however it is written. */
  q: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  state: z._default(z.enum(["all", "operators", "suspended"]), "all"),
});
export type OperatorPeopleQuery = z.infer<typeof operatorPeopleQuerySchema>;

/** An account of `GET operator/people`. Times are ISO 8601 in UTC. */
export const listedPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(["owner", "operator"]),
  isSelf: z.boolean(),
  quotas: quotasSchema,
  suspension: z.nullable(z.object({ reason: z.string(), since: z.string() })),
  createdAt: z.string(),
  /** When it last had a site open. */
  seenAt: z.nullable(z.string()),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** The largest limit of an account's own that the API takes; of storage in bytes. */
export const largestQuotas = {
  sites: largestAmount,
  storage: largestAmount * bytesOfMegabyte,
  pages: largestAmount,
  allPages: largestAmount,
  mail: largestAmount,
  views: largestViews,
} as const satisfies Record<keyof Quotas, number>;

/** A limit of an account's own, `off` for none at all, or null for that of the installation. */
function limitSchema(most: number) {
  return z.optional(z.nullable(z.union([z.literal("off"), z.int().check(z.gte(0), z.lte(most))])));
}

/** The body of `PATCH operator/people/{id}`. */
export const personChangeSchema = z.object({
  /** An object lets nobody in with the account from now on, null lets it in again. */
  suspension: z.optional(z.nullable(z.object({ reason: reasonSchema }))),
  quotas: z.optional(
    z.strictObject({
      sites: limitSchema(largestQuotas.sites),
      /** In bytes. */
      storage: limitSchema(largestQuotas.storage),
      /** Of each site. */
      pages: limitSchema(largestQuotas.pages),
      /** Of all sites together. */
      allPages: limitSchema(largestQuotas.allPages),
      /** Emails a month. */
      mail: limitSchema(largestQuotas.mail),
      /** Views a month, of each site. */
      views: limitSchema(largestQuotas.views),
    }),
  ),
});
export type PersonChange = z.infer<typeof personChangeSchema>;

/** The answer of `POST operator/people/{id}/password-link`. The link is told once. */
export const madePasswordLinkSchema = z.object({ link: z.string() });
export type MadePasswordLink = z.infer<typeof madePasswordLinkSchema>;

/** The body of `POST operator/invitations`: whoever has the address may make an account within a week. */
export const accountInvitationSchema = z.extend(
  z.pick(newInvitationSchema, { email: true, language: true }),
  {
    /** No email is sent: the operator passes the link on. */
    byLink: z.optional(z.literal(true)),
  },
);

/** An invitation of `GET operator/invitations`. */
export const listedInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  expiresAt: z.string(),
  /** It was sent by email. */
  wasMailed: z.optional(z.literal(true)),
  mailFailure: invitationSchema.shape.mailFailure,
});
export type ListedInvitation = z.infer<typeof listedInvitationSchema>;

/** The answer of `POST operator/invitations`. The link is told once, and only where no mail is sent. */
export const madeAccountInvitationSchema = z.extend(listedInvitationSchema, {
  link: z.optional(z.string()),
});
export type MadeAccountInvitation = z.infer<typeof madeAccountInvitationSchema>;
