import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { ComplaintDecision, OperatorComplaint } from "#/api/operator-complaints.ts";
import type { Schema } from "../db/schema.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { maskEmail } from "./mask-email.ts";

const bodySchema = z.object({
  name: z.string().default(""),
  email: z.string().default(""),
  comment: z.string().default(""),
});

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** All complaints about sites that are there, with what was decided about them. */
export function selectComplaints(db: Kysely<Schema>) {
  return db
    .selectFrom("submissions")
    .innerJoin("sites", "sites.id", "submissions.siteId")
    .leftJoin("complaintDecisions", "complaintDecisions.submissionId", "submissions.id")
    .where("kind", "=", "compliance")
    .where("erasedAt", "is", null);
}

/**
 * The email that thanked for a complaint. Processes of versions before don’t note which it was: the first one to its
 * address until the job about it was done, and before anything was decided, was that, as the step `noteReceipts` says.
 */
const receiptId = sql<number | null>`coalesce("submissions"."receiptId", (select min("mail"."id")
  from "outbox" as "mail"
  where "mail"."submissionId" = "submissions"."id"
  and lower("mail"."recipient") = "submissions"."email"
  and "mail"."createdAt" <= "submissions"."noticedAt"
  and ("complaintDecisions"."decidedAt" is null
    or "complaintDecisions"."decidedAt" > "mail"."createdAt")))`;

/** What `toComplaint` needs of them. */
export function complaintRows(db: Kysely<Schema>) {
  return selectComplaints(db)
    .select(["submissions.id", "submissions.siteId", "body", "language", "page", "release"])
    .select(["submissions.createdAt", "slug", "primaryDomain", "sites.name", "takenDownAt"])
    .select(["decision", "reason", "decidedAt"])
    .leftJoin("outbox", (join) => join.on("outbox.id", "=", receiptId))
    .select(["outbox.id as receiptId", "outbox.sentAt as receiptSentAt"]);
}
type ComplaintRow = Awaited<ReturnType<ReturnType<typeof complaintRows>["execute"]>>[number];

export function toComplaint(
  row: ComplaintRow,
  where: { appOrigin: string; sitesDomain: string },
): OperatorComplaint {
  const { name, email, comment } = bodySchema.parse(JSON.parse(row.body));
  const { id, page, language, release, decidedAt } = row;
  return {
    id,
    site: {
      id: row.siteId,
      slug: row.slug,
      name: row.name,
      address: siteAddress(row, where),
      isTakenDown: row.takenDownAt !== null,
    },
    name,
    email: maskEmail(email),
    comment,
    page,
    language,
    release,
    createdAt: iso(row.createdAt),
    receipt:
      row.receiptId === null
        ? null
        : { sentAt: row.receiptSentAt === null ? null : iso(row.receiptSentAt) },
    decision:
      decidedAt === null
        ? null
        : {
            // written by `decide` alone
            decision: row.decision as ComplaintDecision,
            reason: row.reason ?? "",
            decidedAt: iso(decidedAt),
          },
  };
}
