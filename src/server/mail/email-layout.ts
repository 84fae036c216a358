import { escapeHtml } from "#/lib/escape-html.ts";
import type { MailMessage } from "./mail.ts";

/** An email of the product itself: a few sentences and one link to follow. */
export interface EmailContent {
  language: string;
  subject: string;
  title: string;
  /** What stands before the link. */
  text: string;
  action: string;
  link: string;
  /** How long the link works, and what to do who doesn't want it. */
  note: string;
  /** Why it was sent, and from where. */
  foot: string;
  /** What people said: it stands before the link, as they wrote it. */
  quotes?: readonly EmailQuote[];
  /** Ends emails of this kind. Mail programs may show it as a button of their own, which asks no more. */
  stop?: { words: string; link: string };
}

interface EmailQuote {
  who: string;
  text: string;
}

const font = "Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const styles = `:root{color-scheme:light dark}
body{margin:0;background:#f6f5f3;-webkit-text-size-adjust:100%}
@media (max-width:600px){.pad{padding-left:20px!important;padding-right:20px!important}.outer{padding:12px 8px!important}.btn,.btn a{display:block!important;text-align:center!important}h1{font-size:22px!important;line-height:28px!important}}
@media (prefers-color-scheme:dark){body,.outer{background:#191817!important}.card{background:#232120!important;border-color:#3a3735!important}.tx,h1{color:#f3f1ee!important}.mu{color:#b5b0aa!important}}`;

const table = `<table role="presentation" cellpadding="0" cellspacing="0"`;

function quoteHtml({ who, text }: EmailQuote): string {
  return `<p class="tx" style="margin:0 0 16px;padding-left:14px;border-left:3px solid #e6e3df;overflow-wrap:anywhere;color:#2a2724"><b style="font-weight:600">${escapeHtml(who)}</b><br>${escapeHtml(text).replaceAll("\n", "<br>")}</p>\n`;
}

function stopHtml({ words, link }: NonNullable<EmailContent["stop"]>): string {
  return `<br><a class="mu" href="${escapeHtml(link)}" style="color:#6d6862">${escapeHtml(words)}</a>`;
}

function toHtml({
  language,
  subject,
  title,
  text,
  action,
  link,
  note,
  foot,
  quotes = [],
  stop,
}: EmailContent): string {
  const say = escapeHtml;
  return `<!doctype html>
<html lang="${say(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${say(subject)}</title>
<style>
${styles}
</style>
</head>
<body>
<div style="display:none;max-height:0;overflow:hidden">${say(note)}</div>
${table} width="100%" class="outer" style="background:#f6f5f3;padding:32px 16px"><tr><td align="center">
${table} width="100%" style="max-width:560px">
<tr><td class="tx" style="padding:0 4px 16px;font:600 15px/20px ${font};color:#2a2724">Vitrine</td></tr>
<tr><td class="card pad" style="background:#ffffff;border:1px solid #e6e3df;border-radius:12px;padding:32px;font:400 15px/24px ${font};color:#2a2724">
<h1 class="tx" style="margin:0 0 12px;font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.02em;color:#2a2724">${say(title)}</h1>
<p class="tx" style="margin:0 0 16px;color:#2a2724">${say(text)}</p>
${quotes.map(quoteHtml).join("")}${table} style="margin:24px 0"><tr><td class="btn" style="background:#2158d8;border-radius:8px"><a href="${say(link)}" style="display:inline-block;padding:12px 22px;font-weight:600;color:#ffffff;text-decoration:none">${say(action)}</a></td></tr></table>
<p class="mu" style="margin:0;font-size:13px;line-height:20px;color:#6d6862">${say(note)}</p>
</td></tr>
<tr><td class="mu" style="padding:20px 4px 0;font:400 12.5px/19px ${font};color:#6d6862">${say(foot)}${stop ? stopHtml(stop) : ""}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function toText({
  title,
  text,
  action,
  link,
  note,
  foot,
  quotes = [],
  stop,
}: EmailContent): string {
  const said = quotes.map((quote) => `${quote.who}:\n${quote.text.replaceAll(/^/gm, "> ")}`);
  const end = stop ? `${foot}\n${stop.words}: ${stop.link}` : foot;
  return `${[title, text, ...said, `${action}:\n${link}`, note, end].join("\n\n")}\n`;
}

/** The email as it is sent. Its link is a secret: nothing of the words stays once they are sent. */
export function emailMessage(to: string, email: EmailContent): MailMessage {
  const { subject, stop } = email;
  return {
    to,
    subject,
    text: toText(email),
    html: toHtml(email),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(stop && {
        "List-Unsubscribe": `<${stop.link}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    isSecret: true,
  };
}
