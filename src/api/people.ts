import * as z from "zod/mini";
import { wordsSchema } from "#/site/name-schema.ts";
import { siteRoleSchema } from "./roles.ts";

/** The languages that the server's emails are asked for in: those of the interface. */
const emailLanguageSchema = z._default(z.string().check(z.regex(/^[a-z]{2}$/)), "en");

/** The name that somebody goes by. */
const personNameSchema = wordsSchema(80).check(z.minLength(1));

const emailSchema = z.email().check(z.maxLength(254), z.toLowerCase());

/** Somebody who works on a site. */
const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where the caller is not an owner and it is somebody else's. */
  email: z.nullable(z.string()),
  role: siteRoleSchema,
  isSelf: z.boolean(),
  /** When the site was last open in an editor of theirs. */
  seenAt: z.nullable(z.string()),
});
export type Person = z.infer<typeof personSchema>;

/** Somebody who was asked and has not answered. */
export const invitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  role: siteRoleSchema,
  /** Whoever accepts takes the inviter's place as owner. */
  isTransfer: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Its email wasn't taken: the mail server’s words, if it said any, and whether it is tried no more. */
  mailFailure: z.optional(z.object({ reason: z.nullable(z.string()), isFinal: z.boolean() })),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The answer of `GET sites/{id}/people`. Invitations are told to owners only. */
export const peopleSchema = z.object({
  people: z.array(personSchema),
  invitations: z.array(invitationSchema),
  /** False: there is no mail server, and whoever invites hands the link on. */
  sendsMail: z.boolean(),
});
export type People = z.infer<typeof peopleSchema>;

/** The body of `POST sites/{id}/invitations`. Another one to the same address takes the place of the first. */
export const newInvitationSchema = z.object({
  email: emailSchema,
  role: siteRoleSchema,
  isTransfer: z._default(z.boolean(), false),
  language: emailLanguageSchema,
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** The body of `POST sites/{id}/invitations/{id}/link`. */
export const renewedInvitationSchema = z.object({ language: emailLanguageSchema });

/** An invitation that was made or renewed. The link is told once, and only where no mail is sent. */
export const madeInvitationSchema = z.extend(invitationSchema, { link: z.optional(z.string()) });
export type MadeInvitation = z.infer<typeof madeInvitationSchema>;

/** The body of `PATCH sites/{id}/people/{id}`. */
export const roleChangeSchema = z.object({ role: siteRoleSchema });

/** The body of `POST invitations/read`: what stands behind `#token=` in the link. */
export const invitationTokenSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

/** The answer of `POST invitations/read`. */
export const offerSchema = z.object({
  site: z.string(),
  inviter: z.string(),
  email: z.string(),
  role: siteRoleSchema,
  isTransfer: z.boolean(),
  /** Whether there is an account with this address, which has to sign in first. */
  hasAccount: z.boolean(),
});
export type Offer = z.infer<typeof offerSchema>;

/** The body of `POST invitations/accept`. A name and a password make an account; whoever is signed in needs none. */
export const acceptanceSchema = z.extend(invitationTokenSchema, {
  account: z.optional(
    z.object({
      name: personNameSchema,
      password: z.string().check(z.minLength(10), z.maxLength(128)),
    }),
  ),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** The answer of `POST invitations/accept`. */
export const acceptedSchema = z.object({ siteId: z.int() });
