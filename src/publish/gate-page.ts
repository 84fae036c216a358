import { escapeHtml } from "#/lib/escape-html.ts";
import { answerSlots as slots } from "./answer-page.ts";

/** What a visitor reads who has to enter a password. */
export interface Gate {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly button: string;
  /** Why the last try didn't count. */
  readonly error?: string | undefined;
  /** Where the password goes: the path and the query that were asked for. */
  readonly action: string;
}

const lock =
  '<svg class="gate-mark" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" width="48" height="48" aria-hidden="true"><rect x="4.5" y="10.5" width="15" height="10" rx="2.5"/><path d="M8 10.5V7.25a4 4 0 0 1 8 0v3.25M12 14.5v2"/></svg>';

function gateMarkup({ title, text, label, button, error, action }: Gate): string {
  const note =
    error === undefined
      ? ""
      : `<p class="field__note field__note--error" id="gate-note" role="alert">${escapeHtml(error)}</p>`;
  const wrong = error === undefined ? "" : ' aria-invalid="true" aria-describedby="gate-note"';
  return (
    `<div class="head head--centre cq">${lock}<h1 class="title" data-level="48">${escapeHtml(title)}</h1>` +
    `<p class="lead">${escapeHtml(text)}</p></div>` +
    `<form class="form form--alone panel" method="post" action="${escapeHtml(action)}">` +
    `<div class="field"><input id="gate" class="field__control" type="password" name="password" placeholder=" " required maxlength="200" autocomplete="current-password"${wrong}>` +
    `<label class="floating-label field__label" for="gate">${escapeHtml(label)}</label>${note}</div>` +
    `<div class="form__foot"><button class="button" type="submit">${escapeHtml(button)}</button></div></form>`
  );
}

const fullGate: Gate = { title: "", text: "", label: "", button: "", error: "", action: "" };

/** The parts of a gate's page before it is filled: `later` has the markup that its styles are chosen by. */
export const gatePageParts = {
  title: slots.title,
  main: `<section class="section section--alone"><div class="wrap">${slots.content}</div></section>`,
  later: gateMarkup(fullGate),
} as const;

/** The look of the plain page. Its label stands behind the field, as in forms of sites. */
export const plainGateStyle =
  "html{color-scheme:light dark}body{min-height:100dvh;display:grid;place-items:center;margin:0;padding:2rem 1.5rem;box-sizing:border-box;text-align:center;font:1rem/1.6 system-ui,sans-serif}h1{margin:0;font-size:1.75rem;line-height:1.2;text-wrap:balance}p{margin:.5rem 0 1.25rem}.field{display:flex;flex-direction:column-reverse;gap:.375rem;text-align:start}.field__note{order:-1;margin:0}input,button{font:inherit;padding:.625rem .875rem;border-radius:.5rem;border:1px solid light-dark(#83868f,#83868f);width:100%;box-sizing:border-box}button{margin-top:.75rem}";

/** A page with its slots that shows nothing of a site, for a release of an earlier program, which has none. */
export function plainGatePage(language: string): string {
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${slots.title}</title><meta name="robots" content="noindex"><style>${plainGateStyle}</style></head><body><main>${slots.content}</main></body></html>`;
}

/** A page that asks for a password. Without a page of the release it is plain. */
export function fillGate(page: string | undefined, gate: Gate, language: string): string {
  // functions, for a replacement text would read "$&" in an address
  return (page ?? plainGatePage(language))
    .replaceAll(slots.title, () => escapeHtml(gate.title))
    .replace(slots.content, () => gateMarkup(gate));
}
