import type { Transaction } from "kysely";
import { z } from "zod";
import { primaryLanguage, siteLanguageSchema } from "#/site/language.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import type { Mail, MailMessage } from "../mail/mail.ts";
import { operatorsOf } from "../people/operators.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { allowanceKey, memberLimit, strangerLimit, takeMail } from "../mail/mail-allowance.ts";
import { translate } from "../words/translate.ts";
import { loadUnnoticed, markNoticed } from "../visitors/unnoticed-submission.ts";
import type { UnnoticedSubmission } from "../visitors/unnoticed-submission.ts";
import { complaintJobKind } from "../visitors/complaint-job.ts";

interface ComplaintEmailsOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  appOrigin: string;
  sitesDomain: string;
  /** Whether mail leaves this installation; if not, it rests where the operator reads it. */
  delivers: boolean;
}

const payloadSchema = z.object({ submissionId: z.number() });
const bodySchema = z.object({ email: z.string().default(""), comment: z.string().default("") });
const siteSchema = z.object({ languages: z.array(siteLanguageSchema) });
const headers = { "Auto-Submitted": "auto-generated" };

/** What follows a stored complaint: a receipt to the reporter and an email to each operator, once. */
export function complaintJobs(options: ComplaintEmailsOptions): JobHandlers {
  const { database, clock, mail, appOrigin, delivers } = options;
  const { db, dialect } = database;

  function receiptFor({ name: site, page, body, language }: UnnoticedSubmission): MailMessage {
    const { email: to, comment } = bodySchema.parse(JSON.parse(body));
    const spoken = language ?? "en";
    return {
      to,
      subject: translate("receiptSubject", spoken, { site }),
      text: translate("receiptMail", spoken, { site, comment, page: page ?? "—" }),
      headers,
    };
  }

  /** Says everything about the complaint but who made it. */
  function noticeFor(row: UnnoticedSubmission, to: string): MailMessage {
    const { comment } = bodySchema.parse(JSON.parse(row.body));
    const spoken = primaryLanguage(siteSchema.parse(JSON.parse(row.site)).languages);
    const values = {
      id: row.id,
      site: row.name,
      address: siteAddress(row, options),
      comment,
      page: row.page ?? "—",
      language: row.language ?? "—",
      release: row.release ?? "—",
      queue: `${appOrigin}/api/v1/operator/complaints`,
    };
    const subject = translate("complaintSubject", spoken, values);
    return { to, subject, text: translate("complaintMail", spoken, values), headers };
  }

  async function send(transaction: Transaction<Schema>, row: UnnoticedSubmission): Promise<void> {
    const taking = { transaction, dialect, now: clock.now() };
    const receipt = receiptFor(row);
    const submissionId = row.id;
    if (receipt.to !== "" && (await takeMail(taking, allowanceKey(receipt.to), strangerLimit)))
      await mail.send({ ...receipt, submissionId }, transaction);
    for (const { email } of await operatorsOf(transaction, { delivers })) {
      if (await takeMail(taking, `${allowanceKey(email)} operator`, memberLimit))
        await mail.send({ ...noticeFor(row, email), submissionId }, transaction);
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
