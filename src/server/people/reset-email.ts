import { spokenLanguage } from "#/site/spoken-language.ts";
import { secretEmail } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";

interface About {
  to: string;
  language: string;
  link: string;
  appOrigin: string;
}

/** The email that brings a link to set a new password. */
export function resetEmail({ to, link, appOrigin, ...about }: About): MailMessage {
  const language = spokenLanguage(about.language);
  const say = (word: EmailWord) => translateEmail(word, language, { email: to });
  return secretEmail(to, {
    language,
    subject: say("resetTitle"),
    title: say("resetTitle"),
    body: [{ kind: "text", text: say("resetText") }],
    action: { words: say("resetTitle"), link },
    note: say("resetNote"),
    foot: new URL(appOrigin).host,
  });
}
