import * as z from "zod/mini";
import { wordsSchema } from "#/site/name-schema.ts";
import { proofSchema } from "./auth.ts";

/** Characters of the longest name of a passkey. */
export const passkeyNameLimit = 80;

const nameSchema = wordsSchema(passkeyNameLimit).check(z.minLength(1));

/** A passkey of whoever is signed in. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;
export const passkeysSchema = z.array(passkeySchema);

/** The body of `PATCH auth/passkeys/{id}`. */
export const passkeyNameSchema = z.object({ name: nameSchema });

/** The answer of calls for options: what the browser is asked with, as WebAuthn defines it. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** The body of `POST auth/passkeys/options`. */
export const passkeyWishSchema = proofSchema;

const base64Schema = z.string().check(z.regex(/^[\w-]{1,8192}$/));
const credentialFields = {
  id: z.string().check(z.regex(/^[\w-]{1,1400}$/)),
  rawId: base64Schema,
  type: z.literal("public-key"),
};

/** The body of `POST auth/passkeys`: what the browser made. */
export const newPasskeySchema = z.object({
  name: nameSchema,
  response: z.object({
    ...credentialFields,
    response: z.object({ clientDataJSON: base64Schema, attestationObject: base64Schema }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** The body of `POST auth/passkey-sign-in`. */
export const passkeySignInSchema = z.object({
  response: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64Schema,
      authenticatorData: base64Schema,
      signature: base64Schema,
    }),
  }),
});
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;
