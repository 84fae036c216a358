import * as z from "zod/mini";
import { wordsSchema } from "#/site/name-schema.ts";

/** Of an authenticator app, or a recovery code. */
const codeSchema = z.optional(z.string().check(z.maxLength(40)));

/** The body of `POST auth/sign-in`. Who is asked for codes hears `code-needed` without one. */
export const signInSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  code: codeSchema,
});

/** The body of `POST auth/sign-in-link`: what stands behind `#token=` in a sign-in link. */
export const signInLinkSchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  code: codeSchema,
});

/** The body of `PATCH auth/account`. */
export const accountChangeSchema = z.object({
  name: wordsSchema(80).check(z.minLength(1)),
});

/** Where an account is signed in. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** As the browser named itself when it signed in. */
  userAgent: z.string(),
  startedAt: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The body of `POST auth/password-resets`. */
export const passwordResetSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  language: z._default(z.string().check(z.regex(/^[a-z]{2}$/)), "en"),
});
export type PasswordReset = z.input<typeof passwordResetSchema>;

/** The answer of `GET auth/password-resets`: whether links can be sent, or have to be asked of the operator. */
export const passwordResetsSchema = z.object({
  sendsMail: z.boolean(),
  /** Whom operators have people write to, where no mail is sent and they named somebody, and what opens that. */
  contact: z.optional(z.string()),
  contactLink: z.optional(z.string()),
});
export type PasswordResets = z.infer<typeof passwordResetsSchema>;

/** What somebody who is signed in shows before something sensitive; nothing for an hour after signing in by a link or a passkey. */
export const proofSchema = z.object({
  currentPassword: z.optional(z.string().check(z.maxLength(128))),
  code: codeSchema,
});
export type Proof = z.infer<typeof proofSchema>;

/** The body of `POST auth/password`. */
export const passwordChangeSchema = z.extend(proofSchema, {
  newPassword: z.string().check(z.minLength(10), z.maxLength(128)),
});

/** Whoever is signed in. */
const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(["owner", "operator"]),
});

/**
 * The answer of `GET auth/session`. Without a password an account gets in by links only. `endedAfterDays`: the session
 * was in use for so many days, the longest that one lasts.
 */
export const sessionSchema = z.object({
  endedAfterDays: z.optional(z.number()),
  account: z.nullable(z.extend(accountSchema, { hasPassword: z.boolean() })),
});

export type SignIn = z.infer<typeof signInSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type AccountInfo = z.infer<typeof accountSchema>;
export type SessionInfo = z.infer<typeof sessionSchema>;
