import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Mail } from "../mail/mail.ts";
import { oncePerDay, takeMail } from "../mail/mail-allowance.ts";
import { operatorsOf } from "../people/operators.ts";
import { type BackupNews, backupEmail } from "./backup-email.ts";

interface TellOptions {
  readonly env: { readonly appOrigin: string };
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: Mail;
  /** Whether mail leaves this installation. */
  readonly delivers: boolean;
}

/** Emails every operator, of each kind of news once a day. */
export async function tellOperators(options: TellOptions, news: BackupNews): Promise<void> {
  const { database, clock, mail, delivers, env } = options;
  const { hostname: host } = new URL(env.appOrigin);
  await database.db.transaction().execute(async (transaction) => {
    const taking = { transaction, dialect: database.dialect, now: clock.now() };
    if (!(await takeMail(taking, `backup ${news.what}`, oncePerDay))) return;
    for (const { email: to, language } of await operatorsOf(transaction, { delivers })) {
      await mail.send(backupEmail({ to, language, news, host }), transaction);
    }
  });
}
