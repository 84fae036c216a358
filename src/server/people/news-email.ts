import { spokenLanguage } from "#/site/spoken-language.ts";
import { contactFacts } from "../mail/contact-facts.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail, translateParagraphs } from "../words/translate.ts";

/**
 * What the owners of a site are told of: what an operator did to it or its domain, that part of what is published was lost, or that
 * something planned wasn't done, that a domain no longer points here, that another site has proved it, or what becomes
 * of a publication that operators look at.
 */
export type OwnerNews =
  | "warn"
  | "takedown"
  | "lifted"
  | "lost"
  | "plan"
  | "domain"
  | "passed"
  | "domainRemoved"
  | "held"
  | "cleared"
  | "refused";

/** The screen of the site where something can be done about it. */
const screens: Record<Exclude<OwnerNews, "lifted" | "cleared">, string> = {
  warn: "edit",
  takedown: "edit",
  lost: "edit",
  plan: "settings/schedule",
  domain: "settings/domains",
  passed: "settings/domains",
  domainRemoved: "settings/domains",
  held: "edit",
  refused: "edit",
};

/** What operators decided, which may be asked about. */
const decisions: ReadonlySet<OwnerNews> = new Set(["warn", "takedown", "domainRemoved", "refused"]);

interface About {
  to: string;
  language: string;
  news: OwnerNews;
  /** The operator's reason, or the domain. */
  reason: string;
  /** The domain, where the reason is another. */
  domain?: string;
  siteId: number;
  site: string;
  /** Where visitors find the site. */
  address: string;
  appOrigin: string;
  /** Whom to write to about a decision. */
  contact: string | undefined;
}

/** The email that tells an owner what has become of a site. */
export function newsEmail({ to, news, siteId, appOrigin, ...about }: About): MailMessage {
  const language = spokenLanguage(about.language);
  const { contact, ...said } = about;
  const values = { ...said, email: to, host: new URL(appOrigin).host };
  const say = (word: EmailWord) => translateEmail(word, language, values);
  const subject = say(`${news}Subject`);
  return emailMessage(to, {
    language,
    subject,
    title: subject,
    body: [
      ...translateParagraphs(`${news}Mail`, language, values),
      ...contactFacts(decisions.has(news) ? contact : undefined, say("factContact")),
    ],
    action:
      news === "lifted" || news === "cleared"
        ? { words: say("newsVisit"), link: about.address }
        : { words: say("newsOpen"), link: `${appOrigin}/sites/${siteId}/${screens[news]}` },
    foot: say("newsFoot"),
  });
}
