import { spokenLanguage } from "#/site/spoken-language.ts";
import { contactFacts } from "../mail/contact-facts.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";

interface Reader {
  email: string;
  language: string;
  appOrigin: string;
  /** Whom to write to. */
  contact: string | undefined;
}

/** Tells somebody that their account is suspended, and why; without a reason, that it is theirs again. */
export function suspensionEmail(
  { email, language: chosen, appOrigin, contact }: Reader,
  reason: string | null,
): MailMessage {
  const language = spokenLanguage(chosen);
  const { host } = new URL(appOrigin);
  const say = (word: EmailWord) => translateEmail(word, language, { email, host });
  const title = say(reason === null ? "restoredTitle" : "suspendedTitle");
  return emailMessage(email, {
    language,
    subject: title,
    title,
    body: [
      { kind: "text", text: say(reason === null ? "restoredText" : "suspendedText") },
      ...(reason === null ? [] : [{ kind: "quote" as const, who: host, text: reason }]),
      ...contactFacts(reason === null ? undefined : contact, say("factContact")),
    ],
    action: { words: say("toSignIn"), link: `${appOrigin}/sign-in` },
    note: say(reason === null ? "restoredNote" : "suspendedNote"),
    foot: host,
  });
}
