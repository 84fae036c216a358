import { escapeHtml as say } from "#/lib/escape-html.ts";
import { cutText } from "#/lib/cut-text.ts";
import type { EmailBlock, EmailContent, EmailFact } from "./email-content.ts";

const font = "Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const styles = `:root{color-scheme:light dark}
body{margin:0;background:#f6f5f3;-webkit-text-size-adjust:100%}
@media (max-width:600px){.pad{padding-left:20px!important;padding-right:20px!important}.outer{padding:12px 8px!important}.btn,.btn a{display:block!important;text-align:center!important}h1{font-size:22px!important;line-height:28px!important}}
@media (prefers-color-scheme:dark){body,.outer{background:#191817!important}.card{background:#232120!important;border-color:#3a3735!important}.tx,h1{color:#f3f1ee!important}.mu{color:#b5b0aa!important}.well{background:#1b1a19!important}.ru{border-color:#3a3735!important}.ln{color:#9db8ff!important}.sg{background:#f3f1ee!important;color:#232120!important}}`;

const table = `<table role="presentation" cellpadding="0" cellspacing="0"`;
/** Long addresses are broken, as columns of tables would grow with them. */
const breaks = "overflow-wrap:anywhere;word-break:break-word";

function linesOf(text: string): string {
  return say(text).replaceAll("\n", "<br>");
}

function factHtml({ label, value, link }: EmailFact): string {
  const line = "padding:7px 0;border-top:1px solid #e6e3df";
  const shown = link
    ? `<a class="ln" href="${say(link)}" style="color:#2158d8">${say(value)}</a>`
    : say(value);
  return `<tr><th class="mu ru" scope="row" width="104" valign="top" align="left" style="${line};font-weight:400;color:#6d6862">${say(label)}</th><td class="tx ru" dir="auto" valign="top" style="${line};padding-left:12px;${breaks};color:#2a2724">${shown}</td></tr>`;
}

function blockHtml(block: EmailBlock): string {
  if (block.kind === "text")
    return `<p class="tx" style="margin:0 0 16px;${breaks};color:#2a2724">${linesOf(block.text)}</p>\n`;
  if (block.kind === "facts")
    return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;font-size:14px;line-height:22px">${block.facts.map(factHtml).join("")}</table>\n`;
  const who = block.who ? `<b style="font-weight:600">${say(block.who)}</b><br>` : "";
  return `${table} width="100%" style="margin:0 0 20px"><tr><td class="well tx" dir="auto" style="background:#f6f5f3;border-radius:8px;padding:16px 18px;${breaks};color:#2a2724">${who}${linesOf(block.text)}</td></tr></table>\n`;
}

function buttonHtml({ words, link }: NonNullable<EmailContent["action"]>): string {
  return `${table} style="margin:24px 0"><tr><td class="btn" style="background:#2158d8;border-radius:8px"><a href="${say(link)}" style="display:inline-block;padding:12px 22px;${breaks};font-weight:600;color:#ffffff;text-decoration:none">${say(words)}</a></td></tr></table>\n`;
}

function stopHtml({ words, link }: NonNullable<EmailContent["stop"]>): string {
  return `<br><a class="mu" href="${say(link)}" style="color:#6d6862">${say(words)}</a>`;
}

/** Who it comes from: a site with its first letter, as there are no pictures to load, or the product. */
function senderHtml(site: string | undefined): string {
  if (site === undefined) return "Vitrine";
  const sign = `<td class="sg" aria-hidden="true" width="24" height="24" align="center" style="background:#2a2724;border-radius:6px;color:#ffffff;font:600 14px/24px Georgia,serif">${say(cutText(site, 1).toLocaleUpperCase())}</td>`;
  return `${table}><tr>${sign}<td class="tx" style="padding-left:10px;${breaks};color:#2a2724">${say(site)}</td></tr></table>`;
}

/** What lists of emails show behind the subject. */
function previewOf({ note, body }: EmailContent): string {
  const [first] = body;
  return first && first.kind !== "facts" ? first.text : (note ?? "");
}

/** An email as a page of HTML: tables and inline styles, as mail programs know nothing else, and nothing to load. */
export function emailHtml(email: EmailContent): string {
  const { language, subject, title, body, action, note, foot, site, stop } = email;
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
<div style="display:none;max-height:0;overflow:hidden">${say(cutText(previewOf(email), 150))}</div>
${table} width="100%" class="outer" style="background:#f6f5f3;padding:32px 16px"><tr><td align="center">
${table} width="100%" style="max-width:560px">
<tr><td class="tx" style="padding:0 4px 16px;font:600 15px/20px ${font};color:#2a2724">${senderHtml(site)}</td></tr>
<tr><td class="card pad" style="background:#ffffff;border:1px solid #e6e3df;border-radius:12px;padding:32px;font:400 15px/24px ${font};color:#2a2724">
<h1 class="tx" style="margin:0 0 12px;font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.02em;${breaks};color:#2a2724">${say(title)}</h1>
${body.map(blockHtml).join("")}${action ? buttonHtml(action) : ""}${note ? `<p class="mu" style="margin:0;font-size:13px;line-height:20px;color:#6d6862">${say(note)}</p>\n` : ""}</td></tr>
<tr><td class="mu" style="padding:20px 4px 0;font:400 12.5px/19px ${font};${breaks};color:#6d6862">${say(foot)}${stop ? stopHtml(stop) : ""}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
