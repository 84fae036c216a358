import * as z from "zod/mini";
import { wordsSchema } from "#/site/name-schema.ts";
import { newInvitationSchema } from "./people.ts";
import { quotasSchema } from "./quotas.ts";
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

/** A limit of an account's own, `off` for none at all, or null for that of the installation. */
function limitSchema(most: number) {
  return z.optional(z.nullable(z.union([z.literal("off"), z.int().check(z.gte(0), z.lte(most))])));
}

/** The body of `PATCH operator/people/{id}`. */
export const personChangeSchema = z.object({
  /** An object lets nobody in with the account from now on, null lets it in again. */
  suspension: z.optional(
    z.nullable(z.object({ reason: wordsSchema(2_000).check(z.minLength(1)) })),
  ),
  quotas: z.optional(
    z.strictObject({
      sites: limitSchema(1_000_000),
      /** In bytes. */
      storage: limitSchema(1_048_576_000_000),
      /** Of each site. */
      pages: limitSchema(1_000_000),
      /** Emails a month. */
      mail: limitSchema(1_000_000),
      /** Views a month, of each site. */
      views: limitSchema(1_000_000_000),
    }),
  ),
});
export type PersonChange = z.infer<typeof personChangeSchema>;

/** The body of `POST operator/invitations`: whoever has the address may make an account within a week. */
export const accountInvitationSchema = z.pick(newInvitationSchema, { email: true, language: true });

/** An invitation of `GET operator/invitations`. */
export const listedInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  expiresAt: z.string(),
});
export type ListedInvitation = z.infer<typeof listedInvitationSchema>;

/** The answer of `POST operator/invitations`. The link is told once, and only where no mail is sent. */
export const madeAccountInvitationSchema = z.extend(listedInvitationSchema, {
  link: z.optional(z.string()),
});
