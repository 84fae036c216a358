import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contactLink } from "#/lib/contact-link.ts";
import { escapeHtml } from "#/lib/escape-html.ts";
import { type SpokenLanguage, spokenLanguage } from "#/site/spoken-language.ts";
import type { Closing } from "../storage/live-pointer.ts";
import { answerUnread } from "../http/unwanted-body.ts";
import { bareHeaders } from "./bare-answer.ts";
import { closingWords } from "./closing-words.ts";
import { noticeDrawing } from "./notice-drawing.ts";
import { type Notice, noticeWords } from "./notice-words.data.ts";

const look =
  "html{color-scheme:light dark;--muted:light-dark(#5f6470,#a4a9b4);--line:light-dark(#c9ccd3,#4a4e58)}body{min-height:100dvh;display:grid;place-items:center;margin:0;padding:2rem 1.5rem;box-sizing:border-box;text-align:center;font:.9375rem/1.6 system-ui,sans-serif;background:light-dark(#faf9f7,#17181c);color:light-dark(#17181c,#f2f3f5)}main{display:grid;justify-items:center;gap:.75rem;max-width:29rem}svg{width:8.25rem;height:6rem;margin-bottom:.75rem;color:var(--line)}h1{margin:0;font-size:1.75rem;line-height:1.2;font-weight:600;letter-spacing:-.02em;text-wrap:balance}p{margin:0;color:var(--muted);text-wrap:pretty;overflow-wrap:anywhere}a{color:inherit}b{font:inherit;font-family:ui-monospace,monospace;color:light-dark(#17181c,#f2f3f5)}.own{white-space:pre-line;overflow-wrap:break-word}";

/** What stands in the window of the drawing: nothing that is there, nothing that moves. */
const marks: Record<Notice, string> = {
  noSite: '<path d="M46 58h40" stroke-dasharray="1 7" stroke-linecap="round" stroke-width="3"/>',
  takenDown: '<path d="M52 58h28" stroke-linecap="round"/><circle cx="66" cy="58" r="20"/>',
  unpublished:
    '<circle cx="66" cy="58" r="20"/><path d="M60 50v16M72 50v16" stroke-linecap="round"/>',
  unavailable: '<circle cx="66" cy="58" r="17"/><path d="M66 48v10l7 5" stroke-linecap="round"/>',
  closed: '<circle cx="66" cy="58" r="17"/><path d="M66 48v10l7 5" stroke-linecap="round"/>',
};

const statuses: Record<Notice, number> = {
  noSite: 404,
  takenDown: 451,
  unpublished: 404,
  unavailable: 503,
  closed: 503,
};

/** Nothing runs, nothing loads, and only this look holds. A link to an email address opens a mail program. */
const policy = `default-src 'none'; style-src 'sha256-${hash("sha256", look, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-to-custom-protocols`;

/** The first language of an Accept-Language header, which lists the dearest first in practice. */
function languageOf({ headers }: IncomingMessage): SpokenLanguage {
  const [first = ""] = /^[a-z-]{2,16}/i.exec(headers["accept-language"] ?? "") ?? [];
  return spokenLanguage(first.toLowerCase());
}

/** Host names that the product takes have no letter that markup knows; whatever else comes is not repeated. */
function shownHost(hostname: string): string {
  return /^[a-z0-9.-]{1,253}$/.test(hostname) ? `<b>${hostname}</b>` : "";
}

interface PageParts {
  readonly language: SpokenLanguage;
  readonly title: string;
  /** The paragraph under the title, as HTML. */
  readonly text: string;
}

function pageOf(notice: Notice, { language, title, text }: PageParts): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${look}</style><main>${noticeDrawing(marks[notice])}<h1>${title}</h1>${text}</main></html>\n`;
}

/** Whom people write to about what they don't find here. */
function contactLine(contact: string, language: SpokenLanguage): string {
  const link = `<a href="${escapeHtml(contactLink(contact))}" rel="nofollow noreferrer">${escapeHtml(contact)}</a>`;
  return `<p>${noticeWords[language].contact} ${link}</p>`;
}

/** Answers with a page in the place of a site, or of a page of it, in the visitor's language. */
export function answerNotice(
  request: IncomingMessage,
  response: ServerResponse,
  {
    notice,
    hostname = "",
    contact,
  }: {
    notice: Exclude<Notice, "closed">;
    hostname?: string;
    /** Whom people write to about it. */
    contact?: string | undefined;
  },
  more: Readonly<Record<string, string>> = {},
): void {
  const language = languageOf(request);
  const { title, text } = noticeWords[language][notice];
  const words = `<p>${text.replace("{host}", shownHost(hostname))}</p>`;
  const whom = contact === undefined ? "" : contactLine(contact, language);
  answer(request, response, { notice, language, title, text: words + whom, more });
}

/** Answers with the page of a site that its owner has closed for now: search engines are told to come again. */
export function answerClosed(
  request: IncomingMessage,
  response: ServerResponse,
  closing: Closing,
  now: number,
): void {
  const language = languageOf(request);
  const { title, text, retryAfter } = closingWords(closing, { language, now });
  // an owner's words are in a language that isn't known here
  const ofOwner = closing.words === "" ? "" : ' lang="" dir="auto"';
  answer(request, response, {
    notice: "closed",
    language,
    title: escapeHtml(title),
    text: `<p class="own"${ofOwner}>${escapeHtml(text)}</p>`,
    more: { "retry-after": String(retryAfter) },
  });
}

interface Answered extends PageParts {
  readonly notice: Notice;
  readonly more: Readonly<Record<string, string>>;
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { notice, more, ...parts }: Answered,
): void {
  const body = pageOf(notice, parts);
  answerUnread(request, () =>
    response
      .writeHead(statuses[notice], {
        ...bareHeaders,
        ...more,
        "content-security-policy": policy,
        "content-type": "text/html; charset=utf-8",
        "content-language": parts.language,
        vary: "accept-language",
        "x-robots-tag": "noindex",
        "content-length": Buffer.byteLength(body),
      })
      .end(request.method === "HEAD" ? undefined : body),
  );
}
