import * as z from "zod/mini";
import { reasonSchema } from "./reason.ts";
import { listQuerySchema } from "./sites.ts";

/** What an operator can decide about a complaint. */
const decisionSchema = z.enum(["no-issue", "warn", "unpublish"]);
export type ComplaintDecision = z.infer<typeof decisionSchema>;

/** `GET operator/complaints?state=`: those that wait for a decision, those that don't, or all; oldest first. */
export const complaintQuerySchema = z.extend(listQuerySchema, {
  state: z._default(z.enum(["open", "decided", "all"]), "open"),
});
export type ComplaintQuery = z.infer<typeof complaintQuerySchema>;

/** A complaint as an operator sees it. Times are ISO 8601 in UTC. */
export const operatorComplaintSchema = z.object({
  id: z.int(),
  site: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    isTakenDown: z.boolean(),
  }),
  name: z.string(),
  /** Only enough of it to tell reporters apart. */
  email: z.string(),
  comment: z.string(),
  /** Address of the page that it was sent from, where that is known. */
  page: z.nullable(z.string()),
  language: z.nullable(z.string()),
  release: z.nullable(z.string()),
  createdAt: z.string(),
  /** The email that thanked the reporter; null where none was written: without an address, or after several on one day. */
  receipt: z.nullable(z.object({ sentAt: z.nullable(z.string()) })),
  decision: z.nullable(
    z.object({ decision: decisionSchema, reason: z.string(), decidedAt: z.string() }),
  ),
});
export type OperatorComplaint = z.infer<typeof operatorComplaintSchema>;

/** The body of `PATCH operator/complaints/{id}`. The site's owner learns the reason, and never who complained. */
export const decisionBodySchema = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("no-issue") }),
  z.object({ decision: z.literal("warn"), reason: reasonSchema }),
  z.object({ decision: z.literal("unpublish"), reason: reasonSchema }),
]);
export type DecisionBody = z.infer<typeof decisionBodySchema>;

/** Takes a site off (`{ reason }`) or brings it back (`null`), in `PATCH operator/sites/{id}`. */
export const takedownSchema = z.nullable(z.object({ reason: reasonSchema }));

/** What operators do, as the log calls it. */
const auditActionSchema = z.enum([
  "site.change",
  "site.takedown",
  "site.lift",
  "site.transfer",
  "complaint.no-issue",
  "complaint.warn",
  "complaint.unpublish",
  "complaint.site-deleted",
  "held.publish",
  "held.refuse",
  "domain.remove",
  "account.invite",
  "account.uninvite",
  "account.password-link",
  "account.suspend",
  "account.restore",
  "account.quotas",
  "account.guessed",
  "job.retry",
  "job.discard",
  "settings.change",
  "backup.start",
]);
export type AuditAction = z.infer<typeof auditActionSchema>;
export const auditActions = auditActionSchema.options;

/** `GET operator/audit`: what operators did, the latest first. */
export const auditQuerySchema = z.extend(listQuerySchema, {
  action: z.optional(auditActionSchema),
  /** What was done to one site. */
  site: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(999_999_999_999_999))),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** An entry of `GET operator/audit`, the latest first. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Id of the operator's account; empty where an owner or the time did it. */
  operator: z.string(),
  /** The email of that account; null where it is gone. */
  operatorEmail: z.nullable(z.string()),
  action: z.string(),
  /** Null where it is about no site. */
  siteId: z.nullable(z.int()),
  /** The account that it is about. */
  userId: z.nullable(z.string()),
  /** What the site is called, or the email of the account; null where neither is there any more. */
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
