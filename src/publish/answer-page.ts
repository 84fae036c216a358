import { escapeHtml } from "#/lib/escape-html.ts";

/** What stands in the answer page, and in a gate's, where `fillAnswer` or `fillGate` puts its words. No text of an owner can be one. */
export const answerSlots = { title: "\u0000title\u0000", content: "\u0000content\u0000" } as const;

/** A field of a form that was sent, with what was typed. */
export interface AnswerField {
  readonly name: string;
  /** Undefined for a field that people don't see; it is carried along. */
  readonly label: string | undefined;
  readonly value: string;
  readonly isLong?: boolean;
  readonly type?: "text" | "email" | "number";
  readonly isRequired?: boolean;
  readonly error?: string;
}

/** A form to be sent once more. */
export interface AnswerForm {
  readonly action: string;
  readonly fields: readonly AnswerField[];
  readonly button: string;
}

export interface Answer {
  readonly title: string;
  readonly text: string;
  /** What was wrong, besides what stands at the fields. */
  readonly errors: readonly string[];
  /** Where the visitor came from; only a path of the site itself. */
  readonly back: { readonly href: string; readonly label: string };
  /** Another link, such as a calendar file. */
  readonly more?: { readonly href: string; readonly label: string };
  readonly form?: AnswerForm;
}

/** An answer with everything that one can have. */
export const fullAnswer: Answer = {
  title: "",
  text: "",
  errors: [""],
  back: { href: "/", label: "" },
  more: { href: "/", label: "" },
  form: {
    action: "",
    fields: [{ name: "text", label: "", value: "", isLong: true, error: "" }],
    button: "",
  },
};

function fieldMarkup(field: AnswerField): string {
  const { name, label, value, error } = field;
  const safe = escapeHtml(value);
  if (label === undefined)
    return `<input type="hidden" name="${escapeHtml(name)}" value="${safe}">`;
  const id = `answer-${escapeHtml(name)}`;
  const common =
    `id="${id}" class="field__control" name="${escapeHtml(name)}" placeholder=" "` +
    (name === "name" || name === "email" ? ` autocomplete="${name}"` : "") +
    (field.isRequired ? " required" : "") +
    (error === undefined ? "" : ` aria-invalid="true" aria-describedby="${id}-note"`);
  const control = field.isLong
    ? `<textarea ${common} rows="8">\n${safe}</textarea>`
    : `<input ${common} type="${field.type ?? "text"}" value="${safe}">`;
  const note =
    error === undefined
      ? ""
      : `<p class="field__note field__note--error" id="${id}-note">${escapeHtml(error)}</p>`;
  return `<div class="field">${control}<label class="floating-label field__label" for="${id}">${escapeHtml(label)}</label>${note}</div>`;
}

function formMarkup({ action, fields, button }: AnswerForm): string {
  const panel = fields.some(({ label }) => label !== undefined) ? " panel" : "";
  return (
    `<form class="form form--alone${panel}" method="post" novalidate action="${escapeHtml(action)}">${fields.map(fieldMarkup).join("")}` +
    `<div class="form__foot"><button class="button" type="submit">${escapeHtml(button)}</button></div></form>`
  );
}

function linkMarkup({ href, label }: { href: string; label: string }, className: string): string {
  // an address from outside may only be a path of this site
  const own = /^\/(?![/\\])/.test(href) ? href : "/";
  return `<a class="${className}" href="${escapeHtml(own)}">${escapeHtml(label)}</a>`;
}

/** An answer to a form that was sent without scripts: thanks, or what was wrong with what was typed kept. */
export function fillAnswer(page: string, answer: Answer): string {
  const { title, text, errors, back, more, form } = answer;
  const list = errors
    .map((error) => `<p class="notice notice--bad">${escapeHtml(error)}</p>`)
    .join("");
  const links =
    (more ? linkMarkup(more, "button") : "") + linkMarkup(back, "button button--tertiary");
  const content =
    `<div class="head head--start cq"><h1 class="title" data-level="56">${escapeHtml(title)}</h1>` +
    `<p class="lead">${escapeHtml(text)}</p>${list}</div>${form ? formMarkup(form) : ""}<div class="button-row">${links}</div>`;
  // functions, for a replacement text would read "$&" in what visitors typed
  return page
    .replaceAll(answerSlots.title, () => escapeHtml(title))
    .replace(answerSlots.content, () => content);
}
