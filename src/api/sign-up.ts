import * as z from "zod/mini";
import { acceptanceSchema, invitationTokenSchema, newInvitationSchema } from "./people.ts";

/** The answer of `GET auth/sign-ups`: whether people may make accounts for themselves. */
export const signUpsSchema = z.object({ isOpen: z.boolean() });

/** The body of `POST auth/sign-ups`. */
export const signUpSchema = z.pick(newInvitationSchema, { email: true, language: true });
export type SignUp = z.input<typeof signUpSchema>;

/** The body of `POST auth/sign-ups/read`: what stands behind `#token=` in the link. */
export const signUpTokenSchema = invitationTokenSchema;

/** The body of `POST auth/sign-ups/confirm`. */
export const signUpConfirmationSchema = z.extend(signUpTokenSchema, {
  account: z.nonoptional(acceptanceSchema.shape.account),
});
export type SignUpConfirmation = z.infer<typeof signUpConfirmationSchema>;
