/** The kind of work that reports what a visitor sent. */
export const webhookKind = "webhooks.deliver";
