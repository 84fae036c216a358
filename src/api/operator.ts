import * as z from "zod/mini";
import { listQuerySchema } from "./sites.ts";
import { takedownSchema } from "./operator-complaints.ts";

/** The body of `PATCH operator/sites/{id}`: what only an operator decides about a site (R11, R27). */
export const operatorChangeSchema = z.object({
  /** Paid sites have no report footer from their next release on. */
  isPaid: z.optional(z.boolean()),
  /** Complaints about the site are not taken any more. */
  isReportingClosed: z.optional(z.boolean()),
  /** An object takes the site off: visitors get status 451 and a notice. Null brings it back. */
  takedown: z.optional(takedownSchema),
});
export type OperatorChange = z.infer<typeof operatorChangeSchema>;

/** The answer of `PATCH operator/sites/{id}`. */
export const operatorSiteSchema = z.object({
  id: z.int(),
  slug: z.string(),
  isPaid: z.boolean(),
  isReportingClosed: z.boolean(),
  takedown: z.nullable(z.object({ reason: z.string(), since: z.string() })),
});
export type OperatorSite = z.infer<typeof operatorSiteSchema>;

/**
 * What has become of an email: `retrying` where the mail server has refused it for now, `failed` for good, `kept` where
 * nobody sends it, as without SMTP_URL.
 */
const outboxStatusSchema = z.enum(["waiting", "retrying", "sent", "failed", "kept"]);
export type OutboxStatus = z.infer<typeof outboxStatusSchema>;

/** The part of the outbox that is asked for. */
export const outboxQuerySchema = z.extend(listQuerySchema, {
  status: z.optional(outboxStatusSchema),
});

/** A mail of `GET operator/outbox`. Without SMTP_URL none of them is ever sent. */
export const outboxMailSchema = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  status: outboxStatusSchema,
  /** What sends it, to be tried again by `POST operator/jobs/{id}/retry`; null once it is sent. */
  jobId: z.nullable(z.int()),
  /** How often sending it has failed. */
  attempts: z.int(),
  /** The mail server’s words, or what the connection came to. */
  lastError: z.nullable(z.string()),
  nextTryAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** A stored file of `GET operator/lost-files` that is missing or damaged, with the published sites that need it. */
export const lostFileSchema = z.object({ hash: z.string(), sites: z.array(z.int()) });
