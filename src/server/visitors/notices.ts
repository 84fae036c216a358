import type { Transaction } from "kysely";
import { z } from "zod";
import { eventSchema } from "#/site/event.ts";
import { primaryLanguage, siteLanguageSchema } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import type { Mail, MailMessage } from "../mail/mail.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { allowanceKey, memberLimit, strangerLimit, takeMail } from "../mail/mail-allowance.ts";
import { translate } from "../words/translate.ts";
import { submissionJobKind } from "./submission-job.ts";
import type { Subscriptions } from "./subscriptions.ts";
import { loadUnnoticed, markNoticed } from "./unnoticed-submission.ts";
import type { UnnoticedSubmission } from "./unnoticed-submission.ts";

interface NoticesOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  subscriptions: Subscriptions;
  appOrigin: string;
  sitesDomain: string;
}

const payloadSchema = z.object({ submissionId: z.number() });
const bodySchema = z.object({
  email: z.string(),
  name: z.string().default(""),
  message: z.string().optional(),
  attending: z.string().optional(),
});
/** What an email needs to know of the site, as it is now. */
const siteSchema = z.object({
  languages: z.array(siteLanguageSchema),
  settings: z.object({ email: z.string() }),
  events: z.array(eventSchema),
});

/** An email to the owner about a message or a reply; undefined where the owner wants none. */
function ownerEmail(row: UnnoticedSubmission): MailMessage | undefined {
  const site = siteSchema.parse(JSON.parse(row.site));
  const to = site.settings.email;
  if (to === "") return undefined;
  const { email, name, attending, message } = bodySchema.parse(JSON.parse(row.body));
  const language = primaryLanguage(site.languages);
  const event = site.events.find(({ id }) => id === row.topic);
  const values = {
    site: row.name,
    name,
    email,
    message: message ?? translate("noMessage", language),
    event: event ? readText(event.title, language, language) : "",
    seats: row.seats ?? 0,
  };
  const isReply = row.kind === "rsvp";
  const text = isReply ? (attending === "yes" ? "replyYesMail" : "replyNoMail") : "messageMail";
  const foot = [
    ...(row.page === null ? [] : [translate("noticePage", language, { page: row.page })]),
    translate("noticeReply", language),
  ];
  return {
    to,
    subject: translate(isReply ? "replySubject" : "messageSubject", language, values),
    text: `${translate(text, language, values)}\n${foot.join("\n")}\n`,
    headers: { "Reply-To": email, "Auto-Submitted": "auto-generated" },
  };
}

/** The work that follows a stored submission: at most one email, in the transaction that notes it. */
export function visitorJobs(options: NoticesOptions): JobHandlers {
  const { database, clock, mail, subscriptions, appOrigin, sitesDomain } = options;
  const { db, dialect } = database;

  /** Asks a subscriber whether the address is really theirs. */
  function confirmationEmail(row: UnnoticedSubmission): MailMessage {
    const { email } = bodySchema.parse(JSON.parse(row.body));
    const language = row.language ?? "en";
    const originOf = (named: Parameters<typeof siteAddress>[0]) =>
      siteAddress(named, { appOrigin, sitesDomain }).replace(/\/$/, "");
    const about = { submissionId: row.id, siteId: row.siteId, stamp: row.updatedAt ?? 0 };
    const confirm = originOf(row) + subscriptions.path("confirm", about);
    // whoever wants to leave years later can, whatever has become of the domain
    const own = originOf({ ...row, primaryDomain: null });
    const unsubscribe = own + subscriptions.path("unsubscribe", about);
    const values = { site: row.name, confirm, unsubscribe };
    return {
      to: email,
      subject: translate("confirmSubject", language, values),
      text: translate("confirmMail", language, values),
      headers: {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
      },
    };
  }

  /** A recipient who is a member of the site has asked for its mail; anybody else has not. */
  async function mayMail(transaction: Transaction<Schema>, to: string, siteId: number) {
    const member = await transaction
      .selectFrom("siteMembers")
      .innerJoin("users", "users.id", "siteMembers.userId")
      .select("users.id")
      .where("siteId", "=", siteId)
      .where("users.email", "=", to.toLowerCase())
      .executeTakeFirst();
    const taking = { transaction, dialect, now: clock.now() };
    return member
      ? takeMail(taking, allowanceKey(to, siteId), memberLimit)
      : takeMail(taking, allowanceKey(to), strangerLimit);
  }

  function emailFor(row: UnnoticedSubmission): MailMessage | undefined {
    if (row.kind === "contact" || row.kind === "rsvp") return ownerEmail(row);
    return row.kind === "email" && row.state === "unconfirmed" ? confirmationEmail(row) : undefined;
  }

  return {
    async [submissionJobKind](payload) {
      const { submissionId } = payloadSchema.parse(payload);
      await db.transaction().execute(async (transaction) => {
        const row = await loadUnnoticed(transaction, submissionId);
        if (!row) return;
        const email = emailFor(row);
        if (email && (await mayMail(transaction, email.to, row.siteId))) {
          await mail.send({ ...email, submissionId }, transaction);
        }
        await markNoticed(transaction, submissionId, clock.now());
      });
    },
  };
}
