import * as z from "zod/mini";
import { consentVariants } from "#/site/consent-parts.ts";

/** What a browser sends when its visitor made a choice about cookies (R1): nothing that says who it was. */
export const consentPayload = z.object({
  siteHash: z.string().check(z.maxLength(100)),
  /** Made up anew for each choice: a call that is repeated has one effect. */
  id: z.string().check(z.regex(/^[0-9a-z]{8,40}$/)),
  variant: z.enum(consentVariants),
  /** Names the wording that the visitor read. */
  textVersion: z.string().check(z.regex(/^[0-9a-z]{1,40}$/)),
  choice: z.object({ analytics: z.boolean(), marketing: z.boolean(), functional: z.boolean() }),
});
export type ConsentPayload = z.infer<typeof consentPayload>;
