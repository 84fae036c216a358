import { spokenLanguage } from "#/site/spoken-language.ts";
import { secretEmail } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";

/** What changed about the way into an account. */
const securityNews = [
  "passwordChanged",
  "codesOn",
  "codesOff",
  "passkeyAdded",
  "passkeyRemoved",
] as const;
export type SecurityNews = (typeof securityNews)[number];

/** What an email about an account says: the words that begin with its name. */
type News =
  | "emailAllow"
  | "emailConfirm"
  | "emailTaken"
  | "emailChanged"
  | "accountDeleted"
  | "signUp"
  | "accountInvite"
  | "signUpTaken"
  | "passwordLink"
  | SecurityNews;

function isSecurityNews(news: News): news is SecurityNews {
  return securityNews.some((one) => one === news);
}

interface About {
  to: string;
  language: string;
  appOrigin: string;
  email?: string;
  newEmail?: string;
  /** Undefined where there is nothing to do: it leads to signing in. */
  link?: string;
}

/** An email about an account to whoever it is of. */
export function accountMail(news: News, { to, appOrigin, link, ...about }: About): MailMessage {
  const language = spokenLanguage(about.language);
  const { host } = new URL(appOrigin);
  const { email = to, newEmail = "" } = about;
  const say = (word: EmailWord) => translateEmail(word, language, { email, newEmail, host });
  const hasStep =
    news === "emailAllow" ||
    news === "emailConfirm" ||
    news === "signUp" ||
    news === "accountInvite";
  return secretEmail(to, {
    language,
    subject: say(`${news}Title`),
    title: say(`${news}Title`),
    body: [{ kind: "text", text: say(`${news}Text`) }],
    action: {
      words: say(hasStep ? `${news}Action` : "toSignIn"),
      link: link ?? `${appOrigin}/sign-in`,
    },
    note: say(isSecurityNews(news) ? "securityNote" : `${news}Note`),
    foot: host,
  });
}
