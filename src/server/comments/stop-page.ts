import { hash } from "node:crypto";
import { escapeHtml } from "#/lib/escape-html.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";

/** What the page of a link that ends emails says: the words that begin with this. */
export type StopWords = "commentStopAsk" | "commentStopped" | "commentStopInvalid";

const look =
  "html{color-scheme:light dark}body{min-height:100dvh;display:grid;place-items:center;margin:0;padding:2rem 1.5rem;box-sizing:border-box;text-align:center;font:.9375rem/1.6 Inter,system-ui,sans-serif;background:light-dark(#f6f5f3,#191817);color:light-dark(#2a2724,#f3f1ee)}main{display:grid;justify-items:center;gap:.75rem;max-width:29rem}h1{margin:0;font-size:1.5rem;line-height:1.25;font-weight:600;letter-spacing:-.02em;text-wrap:balance}p{margin:0;color:light-dark(#6d6862,#b5b0aa);text-wrap:pretty}form{margin:.75rem 0 0}button{min-height:2.75rem;padding:0 1.375rem;border:0;border-radius:8px;background:#2158d8;color:#fff;font:inherit;font-weight:600;cursor:pointer}button:focus-visible{outline:2px solid #2158d8;outline-offset:3px}";

/** Nothing runs, nothing loads, and the button leads nowhere else. */
export const stopPagePolicy = `default-src 'none'; style-src 'sha256-${hash("sha256", look, "base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** The page, whose button posts to its own address. */
export function stopPage(words: StopWords, ofAccount: string): string {
  const language = spokenLanguage(ofAccount);
  const say = (word: EmailWord) => escapeHtml(translateEmail(word, language, {}));
  const form =
    words === "commentStopAsk"
      ? `<form method="post"><button>${say("commentStop")}</button></form>`
      : "";
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${say(`${words}Title`)} · Vitrine</title><style>${look}</style><main><h1>${say(`${words}Title`)}</h1><p>${say(`${words}Text`)}</p>${form}</main></html>\n`;
}
