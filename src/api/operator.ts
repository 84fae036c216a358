import { z } from "zod";

/** The body of `PATCH operator/sites/{id}`: what only an operator decides about a site (R11, R27). */
export const operatorChangeSchema = z.object({
  /** Paid sites have no report footer from their next release on. */
  isPaid: z.boolean().optional(),
  /** Complaints about the site are not taken any more. */
  isReportingClosed: z.boolean().optional(),
});

/** The answer of `PATCH operator/sites/{id}`. */
export const operatorSiteSchema = z.object({
  id: z.int(),
  slug: z.string(),
  isPaid: z.boolean(),
  isReportingClosed: z.boolean(),
});

/** A mail of `GET operator/outbox`. Without SMTP_URL none of them is ever sent. */
export const outboxMailSchema = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
