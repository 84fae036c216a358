import type { Transaction } from "kysely";
import { z } from "zod";
import { siteLanguageSchema } from "#/site/site-language-schema.ts";
import { primaryLanguage } from "#/site/language.ts";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { readContact } from "../installation/setting-rows.ts";
import type { Mail } from "../mail/mail.ts";
import { oncePerDay, takeMail } from "../mail/mail-allowance.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { type OwnerNews, newsEmail } from "./news-email.ts";

interface OwnerEmailsOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  appOrigin: string;
  sitesDomain: string;
  /** Whether mail leaves this installation; if not, it rests where the operator reads it. */
  delivers: boolean;
}

/** Emails the owners of a site, each in their language, or in that of the site; about a complaint it says the reason and nothing else. */
export type NotifyOwners = (
  transaction: Transaction<Schema>,
  siteId: number,
  about: { news: OwnerNews; reason?: string; domain?: string },
) => Promise<void>;

const recordSchema = z.object({
  languages: z.array(siteLanguageSchema),
  settings: z.object({ email: z.string() }),
});

function createNotifyOwners({ mail, delivers, ...where }: OwnerEmailsOptions): NotifyOwners {
  return async (transaction, siteId, { news, reason = "", domain = "" }) => {
    const site = await transaction
      .selectFrom("sites")
      .innerJoin("records", "records.siteId", "sites.id")
      .select(["name", "slug", "primaryDomain", "body"])
      .where("sites.id", "=", siteId)
      .where("records.key", "=", "site")
      .executeTakeFirstOrThrow();
    const { languages, settings } = recordSchema.parse(JSON.parse(site.body));
    const owners = await transaction
      .selectFrom("siteMembers")
      .innerJoin("users", "users.id", "siteMembers.userId")
      .leftJoin("accountPreferences", "accountPreferences.userId", "users.id")
      .select(["email", "language"])
      .where("siteId", "=", siteId)
      .where("siteMembers.role", "=", "owner")
      .execute();
    const primary = primaryLanguage(languages);
    const readers = new Map<string, string>();
    for (const { email, language } of owners) {
      // the account of a first start has no mailbox
      const isMade = email === firstOwnerEmail && (delivers || settings.email !== "");
      const to = isMade ? settings.email : email;
      if (to !== "" && !readers.has(to)) readers.set(to, language ?? primary);
    }
    const about = {
      contact: await readContact(transaction),
      news,
      reason,
      domain,
      siteId,
      site: site.name,
      address: siteAddress(site, where),
    };
    for (const [to, language] of readers)
      await mail.send(newsEmail({ ...about, to, language, ...where }), transaction);
  };
}

/** What the owners of sites are told by email. */
export interface OwnerEmails {
  readonly notifyOwners: NotifyOwners;
  /** Tells the owners of a site that it has to be published to be whole again, once a day at most. */
  readonly notifyOfLoss: (siteId: number) => Promise<void>;
}

export function createOwnerEmails(options: OwnerEmailsOptions): OwnerEmails {
  const { database, clock } = options;
  const notifyOwners = createNotifyOwners(options);
  return {
    notifyOwners,
    notifyOfLoss: (siteId) =>
      database.db.transaction().execute(async (transaction) => {
        const taking = { transaction, dialect: database.dialect, now: clock.now() };
        if (await takeMail(taking, `lost ${siteId}`, oncePerDay))
          await notifyOwners(transaction, siteId, { news: "lost" });
      }),
  };
}
