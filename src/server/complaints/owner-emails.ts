import type { Transaction } from "kysely";
import { z } from "zod";
import { primaryLanguage, siteLanguageSchema } from "#/site/language.ts";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Schema } from "../db/schema.ts";
import type { Mail } from "../mail/mail.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { translate } from "../words/translate.ts";

/** What an operator did that the owners of a site are told of. */
export type OwnerNews = "warn" | "takedown" | "lifted";

interface OwnerEmailsOptions {
  mail: Mail;
  appOrigin: string;
  sitesDomain: string;
  /** Whether mail leaves this installation; if not, it rests where the operator reads it. */
  delivers: boolean;
}

/** Tells the owners of a site, in its primary language, with the reason and nothing else about a complaint. */
export type NotifyOwners = (
  transaction: Transaction<Schema>,
  siteId: number,
  about: { news: OwnerNews; reason: string },
) => Promise<void>;

const recordSchema = z.object({
  languages: z.array(siteLanguageSchema),
  settings: z.object({ email: z.string() }),
});

export function createNotifyOwners({ mail, delivers, ...where }: OwnerEmailsOptions): NotifyOwners {
  return async (transaction, siteId, { news, reason }) => {
    const site = await transaction
      .selectFrom("sites")
      .innerJoin("records", "records.siteId", "sites.id")
      .select(["name", "slug", "body"])
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
    const values = { site: site.name, address: siteAddress(site.slug, where), reason };
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
