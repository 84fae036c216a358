import { spokenLanguage } from "#/site/spoken-language.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import { withoutLinks } from "../mail/without-links.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";

interface About {
  to: string;
  language: string;
  /** The site's name, which somebody chose whom the reader need not know: no address in it becomes a link. */
  site: string;
  /** The page that confirms. */
  confirm: string;
  /** The page that ends all emails of the site. */
  unsubscribe: string;
}

/** Asks a subscriber whether the address is really theirs. */
export function confirmationEmail({ to, confirm, unsubscribe, ...about }: About): MailMessage {
  const language = spokenLanguage(about.language);
  const site = withoutLinks(about.site);
  const say = (word: EmailWord) => translateEmail(word, language, { site });
  return emailMessage(to, {
    language,
    subject: say("confirmSubject"),
    title: say("confirmSubject"),
    body: [{ kind: "text", text: say("confirmMailText") }],
    action: { words: say("confirmMailAction"), link: confirm },
    note: say("confirmMailNote"),
    foot: site,
    site,
    stop: { words: say("confirmMailStop"), link: unsubscribe },
  });
}
