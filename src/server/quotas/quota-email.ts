import { spokenLanguage } from "#/site/spoken-language.ts";
import { contactFacts } from "../mail/contact-facts.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";

/** What an account is told of a limit. */
export interface QuotaNews {
  readonly to: string;
  readonly language: string;
  /** What is limited. */
  readonly name: "mail" | "confirmations" | "views" | "allPages";
  readonly level: "near" | "full";
  readonly used: number;
  readonly most: number;
  /** The site that it is about; all of the account's together where it is left out. */
  readonly site?: { readonly id: number; readonly name: string } | undefined;
  /** When the next month begins, in milliseconds since 1970. */
  readonly until: number;
  /** Whom to write to. */
  readonly contact: string | undefined;
  readonly appOrigin: string;
}

/** Tells an account that four fifths of a limit are used, or all of it, and what follows from that. */
export function quotaEmail({ to, name, level, site, appOrigin, ...about }: QuotaNews): MailMessage {
  const language = spokenLanguage(about.language);
  const { host } = new URL(appOrigin);
  const count = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const values = {
    host,
    email: to,
    site: site?.name ?? "",
    used: count.format(about.used),
    most: count.format(about.most),
    date: date.format(about.until),
  };
  const say = (word: EmailWord) => translateEmail(word, language, values);
  const kind = `${name}${level === "full" ? "Full" : "Near"}` as const;
  return emailMessage(to, {
    language,
    subject: say(`${kind}Title`),
    title: say(`${kind}Title`),
    body: [
      { kind: "text", text: say(`${kind}Text`) },
      ...contactFacts(about.contact, say("factContact")),
    ],
    action: {
      words: say("newsOpen"),
      link: site ? `${appOrigin}/sites/${site.id}/settings/general` : appOrigin,
    },
    note: say("quotaNote"),
    foot: host,
  });
}
