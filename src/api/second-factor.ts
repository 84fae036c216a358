import * as z from "zod/mini";

/** The answer of `GET auth/second-factor`: whether a code is asked after the password, and how many recovery codes are left. */
export const secondFactorSchema = z.object({ isOn: z.boolean(), recoveryCodes: z.int() });
export type SecondFactorInfo = z.infer<typeof secondFactorSchema>;

/** The answer of `POST auth/second-factor`: what an app has to know, as text and as the address of a QR code. */
export const codeAppSchema = z.object({ secret: z.string(), uri: z.string() });
export type CodeApp = z.infer<typeof codeAppSchema>;

/** The body of `POST auth/second-factor/confirmation`. */
export const codeConfirmationSchema = z.object({ code: z.string().check(z.maxLength(40)) });

/** Codes that each take the place of the app's once. They are told this one time. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
