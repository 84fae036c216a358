import { spokenLanguage } from "#/site/spoken-language.ts";
import type { Clock } from "../clock.ts";
import type { Dialect } from "../db/database.ts";
import { allowanceKey, memberLimit, takeMail } from "../mail/mail-allowance.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { Mail, MailMessage } from "../mail/mail.ts";
import { withoutLinks } from "../mail/without-links.ts";
import { operatorsOf } from "../people/operators.ts";
import { siteAddress } from "../sites/site-rows.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail, translateParagraphs } from "../words/translate.ts";
import type { HoldEmails } from "./hold-row.ts";

interface HoldEmailsOptions {
  dialect: Dialect;
  clock: Clock;
  mail: Mail;
  appOrigin: string;
  sitesDomain: string;
  /** Whether mail leaves this installation. */
  delivers: boolean;
}

interface About {
  to: string;
  language: string;
  site: string;
  /** Where visitors would find the site. */
  address: string;
  appOrigin: string;
}

/** Asks an operator to look at what somebody wants to publish. What strangers named becomes no link. */
function heldEmail({ to, appOrigin, ...about }: About): MailMessage {
  const language = spokenLanguage(about.language);
  const values = {
    site: withoutLinks(about.site),
    address: withoutLinks(about.address),
    email: to,
    host: new URL(appOrigin).host,
  };
  const say = (word: EmailWord) => translateEmail(word, language, values);
  return emailMessage(to, {
    language,
    subject: say("screenSubject"),
    title: say("screenSubject"),
    body: translateParagraphs("screenText", language, values),
    action: { words: say("screenAction"), link: `${appOrigin}/operator/held` },
    foot: say("operatorFoot"),
  });
}

/** Emails each operator about a site that waits, as many in a day as about complaints. */
export function createHoldEmails(options: HoldEmailsOptions): HoldEmails {
  const { dialect, clock, mail, appOrigin, delivers } = options;
  return async (transaction, siteId) => {
    const site = await transaction
      .selectFrom("sites")
      .select(["name", "slug", "primaryDomain"])
      .where("id", "=", siteId)
      .executeTakeFirstOrThrow();
    const about = { site: site.name, address: siteAddress(site, options), appOrigin };
    const taking = { transaction, dialect, now: clock.now() };
    for (const { email: to, language } of await operatorsOf(transaction, { delivers })) {
      if (await takeMail(taking, `${allowanceKey(to)} operator`, memberLimit))
        await mail.send(heldEmail({ ...about, to, language }), transaction);
    }
  };
}
