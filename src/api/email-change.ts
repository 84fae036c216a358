import * as z from "zod/mini";
import { proofSchema } from "./auth.ts";

/** The body of `POST auth/email-change`. Another one takes the place of the first. */
export const emailChangeSchema = z.extend(proofSchema, {
  email: z.email().check(z.maxLength(254), z.toLowerCase()),
  language: z._default(z.string().check(z.regex(/^[a-z]{2}$/)), "en"),
});
export type EmailChange = z.input<typeof emailChangeSchema>;

/** A change that waits for its links to be followed: the answer of `GET auth/email-change`. */
const openEmailChangeSchema = z.object({
  email: z.string(),
  expiresAt: z.string(),
  /** Whether the address so far has allowed it, and the new one has shown that it gets mail. */
  isAllowed: z.boolean(),
  isConfirmed: z.boolean(),
});
export const pendingEmailChangeSchema = z.object({ change: z.nullable(openEmailChangeSchema) });
export type OpenEmailChange = z.infer<typeof openEmailChangeSchema>;

/** The answer of `POST auth/email-change`. The links are told once, and only where no mail is sent. */
export const madeEmailChangeSchema = z.extend(openEmailChangeSchema, {
  links: z.optional(z.object({ allow: z.nullable(z.string()), confirm: z.string() })),
});
export type MadeEmailChange = z.infer<typeof madeEmailChangeSchema>;

/** The body of `POST email-changes/read` and `POST email-changes/confirm`: what stands behind `#token=` in a link. */
export const emailTokenSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

/** The answer of `POST email-changes/read`: what following the link does. */
export const emailLinkSchema = z.object({
  /** `allow`: of the address so far; `confirm`: of the new one. */
  step: z.enum(["allow", "confirm"]),
  from: z.string(),
  to: z.string(),
});
export type EmailLink = z.infer<typeof emailLinkSchema>;

/** The answer of `POST email-changes/confirm`: whether the change is made, or the other address is waited for. */
export const emailStepSchema = z.object({ isDone: z.boolean() });
