import { spokenLanguage } from "#/site/spoken-language.ts";
import { emailMessage } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import { withOwnCommands } from "../own-program.ts";
import { translateEmail, translateParagraphs } from "../words/translate.ts";

/** What operators hear of a backup: that none was made, or that it lacks files. */
export type BackupNews =
  | { readonly what: "failed"; readonly reason: string; readonly last: number | undefined }
  | { readonly what: "lacks"; readonly files: number };

const words = {
  failed: { subject: "backupFailedSubject", text: "backupFailedText" },
  lacks: { subject: "backupLacksSubject", text: "backupLacksText" },
} as const;

function valuesOf(news: BackupNews): Record<string, string> {
  if (news.what === "lacks") return { files: String(news.files) };
  const last = news.last === undefined ? "—" : `${new Date(news.last).toISOString().slice(0, 16)}Z`;
  return { reason: news.reason, last };
}

interface About {
  to: string;
  language: string;
  news: BackupNews;
  /** The app’s host name. */
  host: string;
}

/** The email that tells an operator of a backup. */
export function backupEmail({ to, language, news, host }: About): MailMessage {
  const spoken = spokenLanguage(language);
  const { subject, text } = words[news.what];
  const values = { host, email: to, ...valuesOf(news) };
  const title = translateEmail(subject, spoken, values);
  return emailMessage(to, {
    language: spoken,
    subject: title,
    title,
    body: translateParagraphs(text, spoken, values).map((paragraph) => ({
      ...paragraph,
      text: withOwnCommands(paragraph.text),
    })),
    foot: translateEmail("operatorFoot", spoken, values),
  });
}
