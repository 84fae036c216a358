import type { NewInvitation } from "#/api/people.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import { secretEmail } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import { withoutLinks } from "../mail/without-links.ts";
import { translateEmail } from "../words/translate.ts";

const texts = {
  owner: "inviteOwner",
  editor: "inviteEditor",
  writer: "inviteWriter",
  viewer: "inviteViewer",
} as const;

interface About extends NewInvitation {
  /** Its name and the inviter's are what anybody can have sent to anybody: no address in them becomes a link. */
  site: string;
  inviter: { name: string; email: string };
  link: string;
  expiresAt: number;
  host: string;
}

/** The email that brings an invitation, or the offer to take a site over. */
export function invitationEmail(about: About): MailMessage {
  const { email, role, isTransfer, site, inviter, link, expiresAt, host } = about;
  const language = spokenLanguage(about.language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const values = {
    site: withoutLinks(site),
    email,
    host,
    inviter: inviter.name === "" ? inviter.email : withoutLinks(inviter.name),
    inviterEmail: inviter.email,
    // a sentence ends behind it: "11 июня 2026 г." has its full stop already
    date: date.format(expiresAt).replace(/\.$/, ""),
  };
  const say = (word: Parameters<typeof translateEmail>[0]) =>
    translateEmail(word, language, values);
  const kind = isTransfer ? "transfer" : "invite";
  return secretEmail(email, {
    language,
    subject: say(`${kind}Subject`),
    title: say(`${kind}Title`),
    body: [{ kind: "text", text: say(isTransfer ? "transferText" : texts[role]) }],
    action: { words: say(`${kind}Action`), link },
    note: say("inviteNote"),
    foot: say("inviteFoot"),
  });
}
