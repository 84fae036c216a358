import type { Transaction } from "kysely";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { readContact } from "../installation/setting-rows.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import type { Mail, MailMessage } from "../mail/mail.ts";
import { operatorsOf } from "../people/operators.ts";
import { siteAddress } from "../sites/site-rows.ts";
import {
  type AllowanceContext,
  allowanceKey,
  memberLimit,
  strangerLimit,
  takeMail,
} from "../mail/mail-allowance.ts";
import { loadUnnoticed, markNoticed } from "../visitors/unnoticed-submission.ts";
import type { UnnoticedSubmission } from "../visitors/unnoticed-submission.ts";
import { complaintJobKind } from "../visitors/complaint-job.ts";
import { complaintEmail, receiptEmail } from "./complaint-email.ts";

interface ComplaintEmailsOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  appOrigin: string;
  sitesDomain: string;
  /** Whether mail leaves this installation; if not, it rests where the operator reads it. */
  delivers: boolean;
}

/** In the place of an email’s id. */
const noReceipt = 0;

const payloadSchema = z.object({ submissionId: z.number() });
const bodySchema = z.object({ email: z.string().default(""), comment: z.string().default("") });

/** What follows a stored complaint: a receipt to the reporter and an email to each operator, once. */
export function complaintJobs(options: ComplaintEmailsOptions): JobHandlers {
  const { database, clock, mail, appOrigin, delivers } = options;
  const { db, dialect } = database;

  function receiptFor(row: UnnoticedSubmission, contact: string | undefined): MailMessage {
    const { name: site, language } = row;
    const address = siteAddress(row, options);
    const { email: to, comment } = bodySchema.parse(JSON.parse(row.body));
    return receiptEmail({ to, language, site, comment, address, appOrigin, contact });
  }

  function noticeFor(
    row: UnnoticedSubmission,
    { email: to, language }: { email: string; language: string | null },
  ): MailMessage {
    const { id, name: site, page, release } = row;
    const { comment } = bodySchema.parse(JSON.parse(row.body));
    const about = { id, site, comment, page, address: siteAddress(row, options), appOrigin };
    const shown = { language: row.language, release };
    return complaintEmail({ ...about, to, language, shown });
  }

  /** Notes which email is the receipt, or that none is: other emails may go to the same address. */
  async function sendReceipt(
    taking: AllowanceContext,
    receipt: MailMessage & { readonly submissionId: number },
  ): Promise<void> {
    const { transaction } = taking;
    const maySend =
      receipt.to !== "" && (await takeMail(taking, allowanceKey(receipt.to), strangerLimit));
    const receiptId = maySend ? await mail.send(receipt, transaction) : noReceipt;
    await transaction
      .updateTable("submissions")
      .set({ receiptId })
      .where("id", "=", receipt.submissionId)
      .execute();
  }

  async function send(transaction: Transaction<Schema>, row: UnnoticedSubmission): Promise<void> {
    const taking = { transaction, dialect, now: clock.now() };
    const submissionId = row.id;
    const receipt = receiptFor(row, await readContact(transaction));
    await sendReceipt(taking, { ...receipt, submissionId });
    for (const operator of await operatorsOf(transaction, { delivers })) {
      if (await takeMail(taking, `${allowanceKey(operator.email)} operator`, memberLimit))
        await mail.send({ ...noticeFor(row, operator), submissionId }, transaction);
    }
  }

  return {
    async [complaintJobKind](payload) {
      const { submissionId } = payloadSchema.parse(payload);
      await db.transaction().execute(async (transaction) => {
        const row = await loadUnnoticed(transaction, submissionId);
        if (row?.kind !== "compliance") return;
        await send(transaction, row);
        await markNoticed(transaction, submissionId, clock.now());
      });
    },
  };
}
