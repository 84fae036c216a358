import type { Transaction } from "kysely";
import { z } from "zod";
import { primaryLanguage, siteLanguageSchema } from "#/site/language.ts";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Mail } from "../mail/mail.ts";
import { oncePerDay, takeMail } from "../mail/mail-allowance.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { translate } from "../words/translate.ts";

/**
 * What the owners of a site are told of: what an operator did, that part of what is published was lost, or that
 * something planned wasn't done, that a domain no longer points here, or that another site has proved it.
 */
export type OwnerNews = "warn" | "takedown" | "lifted" | "lost" | "plan" | "domain" | "passed";

interface OwnerEmailsOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  appOrigin: string;
  sitesDomain: string;
  /** Whether mail leaves this installation; if not, it rests where the operator reads it. */
  delivers: boolean;
}

/** Emails the owners of a site, in its primary language; about a complaint it says the reason and nothing else. */
export type NotifyOwners = (
  transaction: Transaction<Schema>,
  siteId: number,
  about: { news: OwnerNews; reason?: string },
) => Promise<void>;

const recordSchema = z.object({
  languages: z.array(siteLanguageSchema),
  settings: z.object({ email: z.string() }),
});

function createNotifyOwners({ mail, delivers, ...where }: OwnerEmailsOptions): NotifyOwners {
  return async (transaction, siteId, { news, reason = "" }) => {
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
      .select("email")
      .where("siteId", "=", siteId)
      .where("siteMembers.role", "=", "owner")
      .execute();
    // the account of a first start has no mailbox
    const addresses = owners.map(({ email }) =>
      email === firstOwnerEmail && (delivers || settings.email !== "") ? settings.email : email,
    );
    const language = primaryLanguage(languages);
    const values = { site: site.name, address: siteAddress(site, where), reason };
    for (const to of new Set(addresses.filter((address) => address !== ""))) {
      await mail.send(
        {
          to,
          subject: translate(`${news}Subject`, language, values),
          text: translate(`${news}Mail`, language, values),
          headers: { "Auto-Submitted": "auto-generated" },
        },
        transaction,
      );
    }
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
