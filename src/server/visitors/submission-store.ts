import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { addReply } from "./add-reply.ts";
import { FormRefusal } from "./form-refusal.ts";
import type { Submission } from "./submission.ts";
import { submissionJob } from "./submission-job.ts";
import { type SubmissionRow, findSame, insertRow, replaceRow, toRow } from "./submission-rows.ts";

export interface SubmissionStore {
  /**
   * Stores a submission and the work that follows from it, in one transaction; when this
   * resolves, both are durable (I1). Throws a `FormRefusal`, and then nothing is stored.
   */
  add(submission: Submission): Promise<void>;
}

interface StoreOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
}

async function checkSite(transaction: Transaction<Schema>, submission: Submission): Promise<void> {
  const site = await transaction
    .selectFrom("sites")
    .select(["siteHash", "reportingClosedAt"])
    .where("id", "=", submission.siteId)
    .where("trashedAt", "is", null)
    .executeTakeFirst();
  if (!site) throw new FormRefusal("not-found");
  if (site.siteHash !== submission.siteHash) {
    throw new FormRefusal("invalid", [{ field: "siteHash", words: "formExpiredText" }]);
  }
  if (submission.form === "compliance" && site.reportingClosedAt !== null) {
    throw new FormRefusal("reporting-closed", [{ words: "reportAlready" }]);
  }
}

/** Answers the row to send a letter about; undefined where the address is confirmed already. */
async function addSubscriber(
  transaction: Transaction<Schema>,
  row: SubmissionRow,
): Promise<number | undefined> {
  const added = await insertRow(transaction, row);
  if (added !== undefined) return added;
  const same = await findSame(transaction, row);
  return !same || same.state === "confirmed" ? undefined : replaceRow(transaction, same.id, row);
}

/** A second complaint of one address about one site is refused (R11). */
async function addComplaint(transaction: Transaction<Schema>, row: SubmissionRow): Promise<void> {
  const added = await insertRow(transaction, row);
  if (added === undefined) {
    throw new FormRefusal("already-reported", [{ words: "reportAlready" }]);
  }
}

export function createSubmissionStore({ database, clock, jobs }: StoreOptions): SubmissionStore {
  const { db, dialect } = database;

  /** Answers the row that a letter is to be sent about. */
  async function addRow(transaction: Transaction<Schema>, submission: Submission, now: number) {
    const { form, event } = submission;
    const row = toRow(submission, now);
    switch (form) {
      case "email":
        return addSubscriber(transaction, row);
      case "contact":
        return insertRow(transaction, row);
      case "compliance":
        await addComplaint(transaction, row);
        return undefined;
      case "rsvp":
        if (!event) throw new FormRefusal("not-found", [{ words: "rsvpClosed" }]);
        return addReply({ transaction, dialect, event, now }, row);
    }
  }

  return {
    add: (submission) =>
      db.transaction().execute(async (transaction) => {
        await checkSite(transaction, submission);
        const id = await addRow(transaction, submission, clock.now());
        if (id !== undefined) await jobs.add(submissionJob(id), transaction);
      }),
  };
}
