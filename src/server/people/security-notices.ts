import type { FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { firstOwnerEmail } from "../auth/accounts.ts";
import { accountOf } from "../http/access.ts";
import type { Mail } from "../mail/mail.ts";
import { type SecurityNews, accountMail } from "./account-mails.ts";

/** Tells whoever is signed in by email that a way into their account came or went. */
export type NotifyOfSecurity = (request: FastifyRequest, news: SecurityNews) => Promise<void>;

interface SecurityNoticesOptions {
  database: Pick<Database, "db">;
  mail: Mail;
  appOrigin: string;
  /** Without mail nothing is sent. */
  delivers: boolean;
}

/** The language that the browser asks for first, as it says it. */
function askedLanguage({ headers }: FastifyRequest): string {
  return /^[a-z]{2}/i.exec(headers["accept-language"] ?? "")?.[0].toLowerCase() ?? "en";
}

/** In the account's language, or else in the browser's. What was done stays done where no email can be written. */
export function createSecurityNotices({
  database: { db },
  mail,
  appOrigin,
  delivers,
}: SecurityNoticesOptions): NotifyOfSecurity {
  return async (request, news) => {
    const { id, email } = accountOf(request);
    if (!delivers || email === firstOwnerEmail) return;
    try {
      const row = await db
        .selectFrom("accountPreferences")
        .select("language")
        .where("userId", "=", id)
        .executeTakeFirst();
      const language = row?.language ?? askedLanguage(request);
      await mail.send(accountMail(news, { to: email, language, appOrigin }));
    } catch (err) {
      request.log.error({ err }, "an account couldn’t be told of a change");
    }
  };
}
