import * as z from "zod/mini";

/** The body of `PUT sites/{id}/webhook`: where what visitors send is reported to. */
export const webhookBodySchema = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(2_000)),
});

/** A site's webhook, as its owner sees it. */
export const webhookSchema = z.object({
  url: z.string(),
  /** Signs what is sent: HMAC-SHA256 of the timestamp, a full stop and the body. */
  secret: z.string(),
  /** When the last attempt failed, until one succeeds. */
  failedAt: z.nullable(z.string()),
});
export type WebhookInfo = z.infer<typeof webhookSchema>;
