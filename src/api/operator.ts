import * as z from "zod/mini";
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

/** A mail of `GET operator/outbox`. Without SMTP_URL none of them is ever sent. */
export const outboxMailSchema = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});

/** A stored file of `GET operator/lost-files` that is missing or damaged, with the published sites that need it. */
export const lostFileSchema = z.object({ hash: z.string(), sites: z.array(z.int()) });
