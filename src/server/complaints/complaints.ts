import type { Transaction } from "kysely";
import { z } from "zod";
import type {
  ComplaintDecision,
  ComplaintQuery,
  DecisionBody,
  OperatorComplaint,
} from "#/api/operator-complaints.ts";
import type { Clock } from "../clock.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { readContact } from "../installation/setting-rows.ts";
import type { Mail } from "../mail/mail.ts";
import { allowanceKey, strangerLimit, takeMail } from "../mail/mail-allowance.ts";
import { decisionEmail } from "./complaint-email.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import { complaintRows, selectComplaints, toComplaint } from "./complaint-rows.ts";
import type { NotifyOwners } from "../people/owner-emails.ts";
import { siteAddress } from "../sites/site-rows.ts";
import type { Takedowns } from "./takedowns.ts";

/** The operators' queue of complaints, over all sites. */
export interface Complaints {
  /** Oldest first. */
  list(part: ComplaintQuery): Promise<{ complaints: OperatorComplaint[]; total: number }>;
  /**
   * Decides about a complaint, once; visitors see what follows when this resolves.
   * Throws `not-found`, or `conflict` where it was decided before.
   */
  decide(id: number, operatorId: string, body: DecisionBody): Promise<OperatorComplaint>;
}

const reporterSchema = z.object({ email: z.string().default("") });

interface ComplaintsOptions {
  database: Database;
  clock: Clock;
  mail: Pick<Mail, "send">;
  takedowns: Takedowns;
  notifyOwners: NotifyOwners;
  /** Told of sites whose state visitors have to see. */
  moved: (siteId: number) => Promise<void>;
  appOrigin: string;
  sitesDomain: string;
}

/** Emails whoever complained what was decided, where they gave an address that takes more emails today. */
async function tellReporter(
  { database: { dialect }, clock, mail, ...origins }: ComplaintsOptions,
  transaction: Transaction<Schema>,
  id: number,
  decision: ComplaintDecision,
): Promise<void> {
  const row = await transaction
    .selectFrom("submissions")
    .innerJoin("sites", "sites.id", "submissions.siteId")
    .select(["body", "language", "slug", "primaryDomain", "sites.name as site"])
    .where("submissions.id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const { body, language, site } = row;
  const contact = await readContact(transaction);
  const { email: to } = reporterSchema.parse(JSON.parse(body));
  const taking = { transaction, dialect, now: clock.now() };
  if (to === "" || !(await takeMail(taking, allowanceKey(to), strangerLimit))) return;
  const message = decisionEmail({
    to,
    language,
    site,
    address: siteAddress(row, origins),
    decision,
    appOrigin: origins.appOrigin,
    contact,
  });
  await mail.send({ ...message, submissionId: id }, transaction);
}

export function createComplaints(options: ComplaintsOptions): Complaints {
  const { database, clock, takedowns, notifyOwners, moved } = options;
  const { db } = database;

  async function find(id: number): Promise<OperatorComplaint> {
    const row = await complaintRows(db).where("submissions.id", "=", id).executeTakeFirst();
    if (!row) throw new AppError("not-found");
    return toComplaint(row, options);
  }

  return {
    async list({ state, limit, offset }) {
      const decided = state === "decided" ? "is not" : "is";
      const all = state === "all";
      const rows = await complaintRows(db)
        .$if(!all, (query) => query.where("decidedAt", decided, null))
        .orderBy("submissions.createdAt")
        .orderBy("submissions.id")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(
        selectComplaints(db).$if(!all, (query) => query.where("decidedAt", decided, null)),
      );
      return { complaints: rows.map((row) => toComplaint(row, options)), total };
    },
    async decide(id, operatorId, body) {
      const { site } = await find(id);
      const { decision } = body;
      const reason = body.decision === "no-issue" ? "" : body.reason;
      await db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto("complaintDecisions")
          .values({ submissionId: id, decision, reason, operatorId, decidedAt: clock.now() })
          .onConflict((conflict) => conflict.column("submissionId").doNothing())
          .returning("submissionId")
          .executeTakeFirst();
        if (!added) {
          const message = "This complaint has already been decided. Reload it.";
          throw new AppError("conflict", { message });
        }
        await addToAuditLog(transaction, clock, {
          operatorId,
          action: `complaint.${decision}`,
          siteId: site.id,
          details: { complaintId: id, ...(reason === "" ? {} : { reason }) },
        });
        const about = { siteId: site.id, operatorId, reason, complaintId: id };
        if (decision === "warn") await notifyOwners(transaction, site.id, { news: "warn", reason });
        if (decision === "unpublish") await takedowns.takeDown(transaction, about);
        // last: an allowance is held by whoever holds the site already, as where people are invited
        await tellReporter(options, transaction, id, decision);
      });
      if (decision === "unpublish") await moved(site.id);
      return find(id);
    },
  };
}
