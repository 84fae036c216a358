import type { NewInvitation } from "#/api/people.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import { emailMessage } from "../mail/email-layout.ts";
import type { MailMessage } from "../mail/mail.ts";
import { translateEmail } from "../words/translate.ts";

const texts = {
  owner: "inviteOwner",
  editor: "inviteEditor",
  writer: "inviteWriter",
  viewer: "inviteViewer",
} as const;

interface About extends NewInvitation {
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
    site,
    email,
    host,
    inviter: inviter.name === "" ? inviter.email : inviter.name,
    inviterEmail: inviter.email,
    date: date.format(expiresAt),
  };
  const say = (word: Parameters<typeof translateEmail>[0]) =>
    translateEmail(word, language, values);
  const kind = isTransfer ? "transfer" : "invite";
  return emailMessage(email, {
    language,
    link,
    subject: say(`${kind}Subject`),
    title: say(`${kind}Title`),
    text: say(isTransfer ? "transferText" : texts[role]),
    action: say(`${kind}Action`),
    note: say("inviteNote"),
    foot: say("inviteFoot"),
  });
}
