import { spokenLanguage } from "#/site/spoken-language.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";

interface Reader {
  id: string;
  email: string;
  language: string;
}

interface Handover {
  site: string;
  siteId: number;
  /** Who owns the site from now on. */
  heir: { id: string; email: string; name: string };
  appOrigin: string;
}

/** Tells the new owner of a site, or one of those before, that an operator has handed it over. */
export function handoverEmail(
  { id, email: to, language: chosen }: Reader,
  { site, siteId, heir, appOrigin }: Handover,
): MailMessage {
  const language = spokenLanguage(chosen);
  const { host } = new URL(appOrigin);
  const values = { site, host, heir: heir.name === "" ? heir.email : heir.name };
  const say = (word: EmailWord) => translateEmail(word, language, values);
  const isHeir = id === heir.id;
  return emailMessage(to, {
    language,
    subject: say(isHeir ? "handedToYouTitle" : "handedOverTitle"),
    title: say(isHeir ? "handedToYouTitle" : "handedOverTitle"),
    body: [{ kind: "text", text: say(isHeir ? "handedToYouText" : "handedOverText") }],
    action: {
      words: say("handedOverAction"),
      link: `${appOrigin}/sites/${siteId}/edit/home`,
    },
    note: say("handedOverNote"),
    foot: host,
  });
}
