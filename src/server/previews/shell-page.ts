import { escapeHtml } from "#/lib/escape-html.ts";
import { policyHash } from "#/publish/content-hash.ts";
import { fontStack } from "#/site/font-pair.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { type SpokenLanguage, spokenLanguage } from "#/site/spoken-language.ts";
import { noticeDrawing } from "../hosting/notice-drawing.ts";
import type { OpenLink } from "../links/link-sessions.ts";
import { previewWords } from "./preview-words.data.ts";
import { commenting } from "./comment-script.ts";
import { commentButton, commentPanel, commentRules } from "./comment-panel.ts";
import { followPreview, openPreview } from "./shell-script.ts";

const rules = `html{color-scheme:light dark}body{margin:0;height:100dvh;display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr);background:light-dark(#e9e7e4,#121110);color:light-dark(#1c1a17,#f1efec);font:13px/20px ${fontStack("inter")}}header{display:flex;align-items:center;gap:10px;min-height:44px;padding:0 8px 0 14px;background:light-dark(#1f1d1a,#24221f);color:#f3f1ee}header p{margin:0;flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:#c4bfb8}header b{flex:none;font-weight:600}header svg,button svg{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}header .forms{flex:none;color:#c4bfb8}[role=group]{display:flex;gap:2px}button{display:grid;place-items:center;width:34px;height:30px;border:0;border-radius:6px;padding:0;background:none;color:inherit;cursor:pointer}button:hover{background:#ffffff1f}button[aria-pressed=true]{background:#fff;color:#1c1a17}:focus-visible{outline:2px solid #7aa2ff;outline-offset:2px}a{color:inherit}.waiting{grid-area:2/1;place-self:center;margin:0;font-size:15px}iframe{grid-area:2/1;display:block;width:100%;height:100%;border:0;margin-inline:auto}.waiting+iframe{opacity:0}main{grid-row:1/-1;display:grid;place-content:center;gap:12px;justify-items:center;padding:32px 24px;text-align:center;background:light-dark(#fff,#17181c);color:light-dark(#17181c,#f2f3f5)}main svg{width:132px;height:96px;margin-bottom:12px;color:light-dark(#c9ccd3,#4a4e58)}h1{margin:0;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.02em;text-wrap:balance}main p{margin:0;max-width:460px;font-size:15px;line-height:24px;color:light-dark(#5f6470,#a4a9b4);text-wrap:pretty}main>div{display:grid;gap:12px;justify-items:center}form{display:grid;gap:6px;width:min(320px,100%);margin-top:12px;text-align:start}label{font-weight:500}input{box-sizing:border-box;width:100%;height:44px;padding:0 12px;border:1px solid light-dark(#8f8a83,#6f6a64);border-radius:8px;background:light-dark(#fff,#121110);color:inherit;font:inherit;font-size:16px}input[aria-invalid=true]{border-color:light-dark(#b3261e,#ff8f80)}main form p{color:light-dark(#b3261e,#ff8f80);font-size:13px;line-height:20px}form p:empty{display:none}main button{width:auto;height:44px;margin-top:6px;padding:0 20px;border-radius:8px;background:oklch(.525 .212 263);color:#fff;font:inherit;font-size:15px;font-weight:500}main button:hover{background:oklch(.475 .205 263)}body:not([data-state=invalid]) .invalid,body:not([data-state=busy]) .busy,body:not([data-state=failed]) .failed,body:not([data-state=locked]) .locked,body[data-state] .opening{display:none}@media (max-width:820px){[role=group],header .site{display:none}header{padding-inline-end:14px}}@media (max-width:600px){header .forms{display:none}}`;
const opening = `(${openPreview.toString()})(document.querySelector("form"))`;
const following = `(${followPreview.toString()})(document.querySelector("iframe"))`;
/** Of a link that takes comments. */
const followingWithComments = `${following};\n${commenting}`;

/** What all pages around previews look like, and what they may load. */
export interface ShellLook {
  readonly style: string;
  readonly policy: string;
}

/** The look with the rules of its face. */
export function shellLook(faces: string): ShellLook {
  const style = faces + rules + commentRules;
  const policy = [
    "default-src 'none'",
    `script-src ${[opening, following, followingWithComments].map((script) => `'${policyHash(script)}'`).join(" ")}`,
    `style-src '${policyHash(style)}'`,
    "font-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
  return { style, policy };
}

const eye =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2.1 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 19.8 0 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-19.8 0"/><circle cx="12" cy="12" r="3"/></svg>';
const devices = [
  {
    name: "desktop",
    width: "",
    shape: '<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8M12 17v4"/>',
  },
  {
    name: "tablet",
    width: "768px",
    shape: '<rect width="16" height="20" x="4" y="2" rx="2"/><path d="M12 18h.01"/>',
  },
  {
    name: "phone",
    width: "390px",
    shape: '<rect width="12" height="20" x="6" y="2" rx="2"/><path d="M12 18h.01"/>',
  },
] as const;

/** What stands in the window above a refusal: a link in two parts, a clock and a lock. */
const brokenLink =
  '<path d="M59 50h-7a8 8 0 0 0 0 16h7M73 50h7a8 8 0 0 1 0 16h-7M66 46v5M66 65v5" stroke-linecap="round"/>';
const clock = '<circle cx="66" cy="58" r="17"/><path d="M66 48v10l7 5" stroke-linecap="round"/>';

const lock =
  '<rect x="51" y="54" width="30" height="22" rx="5"/><path d="M57 54v-6a9 9 0 0 1 18 0v6M66 63v5" stroke-linecap="round"/>';

interface ShellPage {
  readonly look: ShellLook;
  readonly language: string;
  readonly title: string;
  readonly body: string;
  readonly script?: string;
}

function pageOf({ look, language, title, body, script }: ShellPage): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${look.style}</style>${body}${script === undefined ? "" : `<script>${script}</script>`}</html>\n`;
}

/** A form that asks for the password of a link, the same for all: whether there is one is told to those alone who have the secret. */
function passwordForm(language: SpokenLanguage): string {
  const say = (key: "gateText" | "gatePassword" | "gateOpen") => visitorMessage(key, language);
  return `<p>${say("gateText")}</p><form><label for="password">${say("gatePassword")}</label><input id="password" type="password" required maxlength="200" autocomplete="current-password" aria-describedby="wrong"><p id="wrong" role="alert"></p><button>${say("gateOpen")}</button></form>`;
}

/** Before a link was exchanged, and after it opens nothing any more. */
export function askingPage(wanted: string, look: ShellLook): string {
  const language = spokenLanguage(wanted);
  const words = previewWords[language];
  const body = `<body><main><noscript><h1>${words.invalidTitle}</h1></noscript><p class="opening" role="status">${words.opening}</p><div class="invalid" role="alert">${noticeDrawing(brokenLink)}<h1>${words.invalidTitle}</h1><p>${words.invalidText}</p></div><div class="busy" role="alert">${noticeDrawing(clock)}<h1>${words.busyTitle}</h1><p>${words.busyText}</p></div><div class="failed" role="alert">${noticeDrawing(clock)}<h1>${words.failed}</h1><button type="button">${words.retry}</button></div><div class="locked">${noticeDrawing(lock)}<h1>${words.lockedTitle}</h1>${passwordForm(language)}</div></main>`;
  return pageOf({ look, language, title: words.opening, body, script: opening });
}

/** In the frame, after a form was sent without scripts. */
export function unsentPage(wanted: string, look: ShellLook): string {
  const language = spokenLanguage(wanted);
  const title = previewWords[language].unsent;
  const body = `<body><main><h1>${title}</h1><p><a href="/">${visitorMessage("backToSite", language)}</a></p></main>`;
  return pageOf({ look, language, title, body });
}

interface Shown {
  readonly look: ShellLook;
  readonly link: OpenLink;
  /** Who gets an email about what is said; undefined: nobody, or without a name. */
  readonly told: string | undefined;
  /** What was asked for. */
  readonly address: string;
}

/** A bar that says what this is and until when, above a frame with the page that was asked for. */
export function shellPage(wanted: string, { look, link, told, address }: Shown): string {
  const language = spokenLanguage(wanted);
  const words = previewWords[language];
  const time = (at: number) => {
    const iso = new Date(at).toISOString();
    return `<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")} UTC</time>`;
  };
  const kind =
    link.releaseId === null
      ? words.draft
      : words.release.replace("{number}", String(link.number ?? ""));
  const about = [
    ...(link.releaseId === null ? [words.changed.replace("{time}", time(link.updatedAt))] : []),
    words.expires.replace("{time}", time(link.expiresAt)),
  ];
  const buttons = devices.map(
    ({ name, width, shape }) =>
      `<button type="button" data-width="${width}" aria-pressed="${width === ""}" aria-label="${words[name]}" title="${words[name]}"><svg viewBox="0 0 24 24" aria-hidden="true">${shape}</svg></button>`,
  );
  const title = words.frame.replace("{site}", () => link.site);
  const bar = `<header>${eye}<b>${kind}</b><p><span class="site">${escapeHtml(link.site)} · </span>${about.join(" · ")}</p><span class="forms">${words.forms}</span><div role="group" aria-label="${words.width}">${buttons.join("")}</div>${link.takesComments ? commentButton(language) : ""}</header>`;
  const body = `<body>${bar}<p class="waiting" role="status">${words.opening}</p><iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}"></iframe>${link.takesComments ? commentPanel(language, told) : ""}`;
  const script = link.takesComments ? followingWithComments : following;
  return pageOf({ look, language, title, body, script });
}
