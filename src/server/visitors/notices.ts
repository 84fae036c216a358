import type { Transaction } from "kysely";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { Mail, MailMessage } from "../mail/mail.ts";
import { siteAddress } from "../sites/site-rows.ts";
import {
  type AllowanceContext,
  allowanceKey,
  memberLimit,
  strangerLimit,
  takeMail,
} from "../mail/mail-allowance.ts";
import type { SiteMail } from "../quotas/mail-quota.ts";
import { readerLanguage } from "../mail/reader-language.ts";
import { confirmationEmail } from "./confirmation-email.ts";
import { noticeContent } from "./notice-content.ts";
import { ownerNotice } from "./owner-notice.ts";
import { dropWaiting, submissionJob, submissionJobKind } from "./submission-job.ts";
import { type Subscriptions, confirmMs } from "./subscriptions.ts";
import { loadUnnoticed, markNoticed } from "./unnoticed-submission.ts";
import type { UnnoticedSubmission } from "./unnoticed-submission.ts";

interface NoticesOptions extends SiteMail {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
  mail: Mail;
  subscriptions: Subscriptions;
  appOrigin: string;
  sitesDomain: string;
}

const dayMs = 86_400_000;

const payloadSchema = z.object({ submissionId: z.number() });
const subscriberSchema = z.object({ email: z.string() });

/** A recipient who is a member of the site has asked for its mail; anybody else has not. */
async function mayMail(taking: AllowanceContext, to: string, siteId: number): Promise<boolean> {
  const member = await taking.transaction
    .selectFrom("siteMembers")
    .innerJoin("users", "users.id", "siteMembers.userId")
    .select("users.id")
    .where("siteId", "=", siteId)
    .where("users.email", "=", to.toLowerCase())
    .executeTakeFirst();
  return member
    ? takeMail(taking, allowanceKey(to, siteId), memberLimit)
    : takeMail(taking, allowanceKey(to), strangerLimit);
}

/** Asks a subscriber whether the address is really theirs. */
function confirmationFor(
  row: UnnoticedSubmission,
  { appOrigin, sitesDomain, subscriptions }: NoticesOptions,
): MailMessage {
  const { email: to } = subscriberSchema.parse(JSON.parse(row.body));
  const originOf = (named: Parameters<typeof siteAddress>[0]) =>
    siteAddress(named, { appOrigin, sitesDomain }).replace(/\/$/, "");
  const about = { submissionId: row.id, siteId: row.siteId, stamp: row.updatedAt ?? 0 };
  const confirm = originOf(row) + subscriptions.path("confirm", about);
  // whoever wants to leave years later can, whatever has become of the domain
  const own = originOf({ ...row, primaryDomain: null });
  const unsubscribe = own + subscriptions.path("unsubscribe", about);
  const language = row.language ?? "en";
  return confirmationEmail({ to, language, site: row.name, confirm, unsubscribe });
}

/**
 * The work that follows a stored submission: at most one email, in the transaction that notes it. Where the account has
 * none left this month, the owner reads in the inbox alone, and a subscriber’s email waits, day by day, as long as its
 * link would work for another one.
 */
export function visitorJobs(options: NoticesOptions): JobHandlers {
  const { database, clock, jobs, mail } = options;
  const { db, dialect } = database;

  /** Undefined where the owner wants no emails. */
  async function noticeFor(
    transaction: Transaction<Schema>,
    row: UnnoticedSubmission,
  ): Promise<MailMessage | undefined> {
    const content = noticeContent(row);
    if (!content) return undefined;
    const language = (await readerLanguage(transaction, content.to)) ?? content.language;
    return ownerNotice({ ...content, language });
  }

  /** Has a subscriber’s email tried again tomorrow. */
  async function wait(transaction: Transaction<Schema>, row: UnnoticedSubmission): Promise<void> {
    const runAt = clock.now() + dayMs;
    if (runAt + dayMs > (row.updatedAt ?? 0) + confirmMs) return;
    await markNoticed(transaction, row.id, null);
    await dropWaiting(transaction, row.id, clock.now());
    await jobs.add({ ...submissionJob(row.id), runAt }, transaction);
  }

  async function emailFor(
    transaction: Transaction<Schema>,
    row: UnnoticedSubmission,
  ): Promise<MailMessage | undefined> {
    if (row.kind === "contact" || row.kind === "rsvp") return noticeFor(transaction, row);
    return row.kind === "email" && row.state === "unconfirmed"
      ? confirmationFor(row, options)
      : undefined;
  }

  /** Sends it where its recipient may have it. False where the account of the site has none left. */
  async function trySending(
    transaction: Transaction<Schema>,
    message: MailMessage & { readonly submissionId: number },
    { siteId, kind: form }: Pick<UnnoticedSubmission, "siteId" | "kind">,
  ): Promise<boolean> {
    const kind = form === "email" ? "confirmation" : "other";
    // an email that waits takes nothing of what its recipient may have in a day
    if (await options.isSiteMailUsedUp(transaction, siteId, kind)) return false;
    const taking = { transaction, dialect, now: clock.now() };
    if (!(await mayMail(taking, message.to, siteId))) return true;
    if (!(await options.takeSiteMail(transaction, siteId, kind))) return false;
    await mail.send(message, transaction);
    return true;
  }

  return {
    async [submissionJobKind](payload) {
      const { submissionId } = payloadSchema.parse(payload);
      await db.transaction().execute(async (transaction) => {
        const row = await loadUnnoticed(transaction, submissionId);
        if (!row) return;
        const email = await emailFor(transaction, row);
        // held first, as whoever deletes it holds it
        await markNoticed(transaction, submissionId, clock.now());
        if (!email || (await trySending(transaction, { ...email, submissionId }, row))) return;
        if (row.kind === "email") await wait(transaction, row);
      });
    },
  };
}
