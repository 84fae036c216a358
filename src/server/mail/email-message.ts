import type { EmailContent } from "./email-content.ts";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import type { MailMessage } from "./mail.ts";

/** The email as it is sent, in HTML and in text. Answering machines are asked to leave it alone. */
export function emailMessage(to: string, email: EmailContent): MailMessage {
  const { subject, stop, headers } = email;
  return {
    to,
    subject,
    text: emailText(email),
    html: emailHtml(email),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(stop && {
        "List-Unsubscribe": `<${stop.link}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
      ...headers,
    },
  };
}

/** The same of an email whose link is a secret: nothing of the words stays once they are sent. */
export function secretEmail(to: string, email: EmailContent): MailMessage {
  return { ...emailMessage(to, email), isSecret: true };
}
