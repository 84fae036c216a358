import { checkForm } from "#/api/visitors/check-form.ts";
import { formRules } from "#/api/visitors/form-rules.ts";
import type { FormRules } from "#/api/visitors/form-rules.ts";
import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import type { FormOptions } from "./form-options.ts";
import { fieldOf } from "./form-values.ts";

export interface CheckedLiveForm {
  /** What can be sent: trimmed, empty values dropped. */
  readonly values: Readonly<Record<string, string>>;
  /** What is said of wrong fields, by their names. */
  readonly said: Readonly<Record<string, string>>;
}

/** Rules of a form as it stands on the page: an invitation may take fewer guests than a reply could have. */
function rulesOf(kind: LiveFormKind, form: HTMLFormElement): FormRules {
  if (kind !== "rsvp") return formRules[kind];
  const guests = fieldOf(form, "guests");
  const limit = guests instanceof HTMLInputElement ? Number(guests.max) : 0;
  return { ...formRules.rsvp, guests: { ...formRules.rsvp.guests, limit } };
}

/** Checks what is typed, with the rules of the server (specification, section 5). */
export function checkLiveForm(
  options: Pick<FormOptions, "form" | "kind" | "say">,
): CheckedLiveForm {
  const { form, kind, say } = options;
  const typed = new FormData(form);
  const { values, problems } = checkForm(rulesOf(kind, form), Object.fromEntries(typed));
  const said: Record<string, string> = {};
  for (const [name, { key, values: named }] of Object.entries(problems)) {
    if (name === "guests" && typed.get("attending") === "no") continue;
    const text = say(key, named) || say(`${key}${named["limit"] ?? ""}`);
    // what the page has no word for, the server says
    if (text !== "") said[name] = text;
  }
  return { values, said };
}
