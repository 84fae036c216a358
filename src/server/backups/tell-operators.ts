import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Mail } from "../mail/mail.ts";
import { oncePerDay, takeMail } from "../mail/mail-allowance.ts";
import { operatorsOf } from "../people/operators.ts";
import { translateEmail } from "../words/translate.ts";

interface TellOptions {
  readonly env: { readonly appOrigin: string };
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: Mail;
  /** Whether mail leaves this installation. */
  readonly delivers: boolean;
}

/** What operators hear of a backup: that none was made, or that it lacks files. */
export type BackupNews =
  | { readonly what: "failed"; readonly reason: string; readonly last: number | undefined }
  | { readonly what: "lacks"; readonly files: number };

const words = {
  failed: { subject: "backupFailedSubject", text: "backupFailedText" },
  lacks: { subject: "backupLacksSubject", text: "backupLacksText" },
} as const;

function valuesOf(news: BackupNews): Record<string, string> {
  if (news.what === "lacks") return { files: String(news.files) };
  const last = news.last === undefined ? "—" : `${new Date(news.last).toISOString().slice(0, 16)}Z`;
  return { reason: news.reason, last };
}

/** Emails every operator, of each kind of news once a day. */
export async function tellOperators(options: TellOptions, news: BackupNews): Promise<void> {
  const { database, clock, mail, delivers, env } = options;
  const { hostname: host } = new URL(env.appOrigin);
  const values = { host, ...valuesOf(news) };
  await database.db.transaction().execute(async (transaction) => {
    const taking = { transaction, dialect: database.dialect, now: clock.now() };
    if (!(await takeMail(taking, `backup ${news.what}`, oncePerDay))) return;
    for (const { email: to, language } of await operatorsOf(transaction, { delivers })) {
      const say = (word: "subject" | "text") =>
        translateEmail(words[news.what][word], language ?? "en", values);
      const headers = { "Auto-Submitted": "auto-generated" };
      await mail.send({ to, subject: say("subject"), text: say("text"), headers }, transaction);
    }
  });
}
