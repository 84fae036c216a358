import { mailAddress } from "#/lib/mail-address.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import type { EmailBlock, EmailFact } from "../mail/email-content.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";

/** What an owner is told of. */
export interface NoticeContent {
  to: string;
  language: string;
  site: string;
  /** Of whoever sent it. */
  email: string;
  name: string;
  message: string | undefined;
  /** The address of the page that it was sent from. */
  page: string | null;
  /** Undefined for a message: whether somebody comes to an event, and with how many. */
  reply?: { event: string; isComing: boolean; seats: number };
}

function wordsFor(reply: NoticeContent["reply"]): { subject: EmailWord; title: EmailWord } {
  if (!reply) return { subject: "messageSubject", title: "messageTitle" };
  return { subject: "replySubject", title: reply.isComing ? "replyYesTitle" : "replyNoTitle" };
}

/** An email to the owner about a message or a reply, which answers whoever sent it. */
export function ownerNotice(about: NoticeContent): MailMessage {
  const { to, site, email, message, page, reply } = about;
  const language = spokenLanguage(about.language);
  const name = about.name === "" ? email : about.name;
  const values = { site, name, event: reply?.event ?? "", email: to };
  const say = (word: EmailWord) => translateEmail(word, language, values);
  const said: EmailBlock = message
    ? { kind: "quote", text: message }
    : { kind: "text", text: say("noMessage") };
  const facts: EmailFact[] = [{ label: say("factEmail"), value: email, link: mailAddress(email) }];
  if (reply?.isComing) facts.push({ label: say("factPeople"), value: String(reply.seats) });
  if (page !== null) facts.push({ label: say("factPage"), value: page, link: page });
  const { subject, title } = wordsFor(reply);
  return emailMessage(to, {
    language,
    subject: say(subject),
    title: say(title),
    body: [said, { kind: "facts", facts }],
    action: { words: say("answerAction"), link: mailAddress(email) },
    note: say("answerNote"),
    foot: say("noticeFoot"),
    site,
    headers: { "Reply-To": email },
  });
}
