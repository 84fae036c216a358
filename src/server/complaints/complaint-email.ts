import type { ComplaintDecision } from "#/api/operator-complaints.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import type { EmailFact } from "../mail/email-content.ts";
import { contactFacts } from "../mail/contact-facts.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import { withoutLinks } from "../mail/without-links.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail, translateParagraphs } from "../words/translate.ts";

interface Complaint {
  to: string;
  language: string | null;
  site: string;
  comment: string;
  /** Where visitors find the site. */
  address: string;
  appOrigin: string;
  /** Whom to write to about it. */
  contact?: string | undefined;
}

interface ForOperator extends Complaint {
  id: number;
  /** The address of the page that it is about. */
  page: string | null;
  /** What the reporter saw: the language of the page, and its release. */
  shown: { language: string | null; release: string | null };
}

/**
 * The site as a line of the table, by its host: whoever complained named a page of it, with any words in its address,
 * and somebody’s mailbox. It is no link (MODER-10).
 */
function siteFact(address: string, label: string): EmailFact {
  return { label, value: withoutLinks(new URL(address).host) };
}

/**
 * Thanks whoever complained. What strangers wrote and named becomes no link: anybody can have a receipt sent to
 * anybody.
 */
export function receiptEmail({
  to,
  address,
  appOrigin,
  contact,
  ...about
}: Complaint): MailMessage {
  const language = spokenLanguage(about.language ?? "en");
  const values = { site: withoutLinks(about.site), comment: withoutLinks(about.comment) };
  const say = (word: EmailWord) => translateEmail(word, language, values);
  return emailMessage(to, {
    language,
    subject: say("receiptSubject"),
    title: say("receiptSubject"),
    body: [
      ...translateParagraphs("receiptText", language, values),
      { kind: "facts", facts: [siteFact(address, say("factSite"))] },
      ...contactFacts(contact, say("factContact")),
    ],
    note: say("receiptNote"),
    foot: new URL(appOrigin).host,
  });
}

const decided: Readonly<Record<ComplaintDecision, EmailWord>> = {
  "no-issue": "decidedNoIssueText",
  warn: "decidedWarnText",
  unpublish: "decidedUnpublishText",
};

/** Tells whoever complained what came of it: the decision, and not its reason, which is the owner's to read. */
export function decisionEmail({
  to,
  address,
  appOrigin,
  contact,
  decision,
  ...about
}: Omit<Complaint, "comment"> & { decision: ComplaintDecision }): MailMessage {
  const language = spokenLanguage(about.language ?? "en");
  const values = { site: withoutLinks(about.site) };
  const say = (word: EmailWord) => translateEmail(word, language, values);
  return emailMessage(to, {
    language,
    subject: say("decidedSubject"),
    title: say("decidedSubject"),
    body: [
      ...translateParagraphs(decided[decision], language, values),
      { kind: "facts", facts: [siteFact(address, say("factSite"))] },
      ...contactFacts(contact, say("factContact")),
    ],
    note: say("receiptNote"),
    foot: new URL(appOrigin).host,
  });
}

/** Asks an operator for a decision. It says everything about the complaint but who made it. */
export function complaintEmail({ to, page, shown, appOrigin, ...about }: ForOperator): MailMessage {
  const language = spokenLanguage(about.language ?? "en");
  const values = { ...about, language, email: to, host: new URL(appOrigin).host };
  const say = (word: EmailWord) => translateEmail(word, language, values);
  return emailMessage(to, {
    language,
    subject: say("complaintSubject"),
    title: say("complaintSubject"),
    body: [
      ...translateParagraphs("complaintText", language, values),
      {
        kind: "facts",
        facts: [
          ...(page === null ? [] : [{ label: say("factPage"), value: page, link: page }]),
          { label: say("factLanguage"), value: shown.language ?? "—" },
          { label: say("factRelease"), value: shown.release ?? "—" },
        ],
      },
    ],
    action: { words: say("complaintAction"), link: `${appOrigin}/operator/complaints` },
    foot: say("operatorFoot"),
  });
}
