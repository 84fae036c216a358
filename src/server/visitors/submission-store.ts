import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import { complaintJob } from "./complaint-job.ts";
import { webhookKind } from "../webhooks/webhook-kind.ts";
import { createBatches } from "../db/batches.ts";
import type { Database, Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { addReply } from "./add-reply.ts";
import { ProofNeeded } from "./form-guard.ts";
import { FormRefusal } from "./form-refusal.ts";
import type { Proof } from "./proof-tokens.ts";
import type { Submission } from "./submission.ts";
import { submissionJob } from "./submission-job.ts";
import { type SubmissionRow, findSame, insertRow, replaceRow, toRow } from "./submission-rows.ts";

export interface SubmissionStore {
  /**
   * Stores a submission and the work that follows from it, in one transaction; when this
   * resolves, both are durable (I1). Throws a `FormRefusal`, or `ProofNeeded` where its proof was
   * used before, and then nothing is stored.
   */
  add(submission: Submission): Promise<void>;
}

interface StoreOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
}

/** Whoever deletes the site waits for a complaint that was let in, and knows of it (decision 383). */
async function checkSite(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  submission: Submission,
): Promise<void> {
  const isHeld = submission.form === "compliance" && dialect === "postgres";
  const site = await transaction
    .selectFrom("sites")
    .select(["siteHash", "reportingClosedAt"])
    .where("id", "=", submission.siteId)
    .where("trashedAt", "is", null)
    .$if(isHeld, (query) => query.forShare())
    .executeTakeFirst();
  if (!site) throw new FormRefusal("not-found");
  if (site.siteHash !== submission.siteHash) {
    throw new FormRefusal("invalid", [{ field: "siteHash", words: "formExpiredText" }]);
  }
  if (submission.form === "compliance" && site.reportingClosedAt !== null) {
    throw new FormRefusal("reporting-closed", [{ words: "reportAlready" }]);
  }
}

/** Every proof stores one form, whichever process it comes to. */
async function useUp(
  transaction: Transaction<Schema>,
  { key, until }: Proof,
  now: number,
): Promise<void> {
  await transaction.deleteFrom("usedProofs").where("until", "<=", now).execute();
  const used = await transaction
    .insertInto("usedProofs")
    .values({ key, until })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!used) throw new ProofNeeded("used", 0);
}

/** Answers the row to send an email about; undefined where the address is confirmed already. */
async function addSubscriber(
  transaction: Transaction<Schema>,
  row: SubmissionRow,
): Promise<number | undefined> {
  const added = await insertRow(transaction, row);
  if (added !== undefined) return added;
  const same = await findSame(transaction, row);
  const isKnown = same?.state === "confirmed" && same.trashedAt === null;
  return !same || isKnown ? undefined : replaceRow(transaction, same.id, row);
}

/** A second complaint of one address about one site is refused (R11). */
async function addComplaint(transaction: Transaction<Schema>, row: SubmissionRow): Promise<number> {
  const added = await insertRow(transaction, row);
  if (added === undefined) {
    throw new FormRefusal("already-reported", [{ words: "reportAlready" }]);
  }
  return added;
}

export function createSubmissionStore({ database, clock, jobs }: StoreOptions): SubmissionStore {
  const { dialect } = database;
  const write = createBatches(database);

  /** Answers the row that an email is to be sent about. */
  async function addRow(transaction: Transaction<Schema>, submission: Submission, now: number) {
    const { form, event } = submission;
    const row = toRow(submission, now);
    switch (form) {
      case "email":
        return addSubscriber(transaction, row);
      case "contact":
        return insertRow(transaction, row);
      case "compliance":
        return addComplaint(transaction, row);
      case "rsvp":
        if (!event) throw new FormRefusal("not-found", [{ words: "rsvpClosed" }]);
        return addReply({ transaction, dialect, event, now }, row);
    }
  }

  /** A reply may ask for the newsletter: then it is a subscription as well, which its address confirms like any other. */
  async function addNewsletter(transaction: Transaction<Schema>, of: Submission, now: number) {
    const { newsletter, email = "" } = of.values;
    if (of.form !== "rsvp" || newsletter === undefined) return undefined;
    const subscription = { ...of, form: "email", values: { email }, event: undefined } as const;
    return addSubscriber(transaction, toRow(subscription, now));
  }

  async function addReport(
    transaction: Transaction<Schema>,
    { siteId, ...payload }: { siteId: number; submissionId: number; sentAt: number },
  ): Promise<void> {
    const webhook = await transaction
      .selectFrom("webhooks")
      .select("siteId")
      .where("siteId", "=", siteId)
      .executeTakeFirst();
    if (webhook) await jobs.add({ kind: webhookKind, payload }, transaction);
  }

  return {
    add: (submission) =>
      write(async (transaction) => {
        const now = clock.now();
        await checkSite(transaction, dialect, submission);
        if (submission.proof) await useUp(transaction, submission.proof, now);
        const { form, siteId } = submission;
        const added = await addRow(transaction, submission, now);
        if (added !== undefined && form === "compliance")
          return jobs.add(complaintJob(added), transaction);
        for (const id of [added, await addNewsletter(transaction, submission, now)]) {
          if (id === undefined) continue;
          await jobs.add(submissionJob(id), transaction);
          await addReport(transaction, { siteId, submissionId: id, sentAt: now });
        }
      }),
  };
}
