import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import { formTrap } from "#/site/form-trap.ts";

/** What each form sends besides what visitors type. */
const carried: Readonly<Record<LiveFormKind, readonly string[]>> = {
  email: ["siteHash"],
  contact: ["siteHash"],
  rsvp: ["siteHash", "eventId"],
  compliance: ["siteHash"],
};

export interface PayloadInput {
  readonly kind: LiveFormKind;
  /** The form's fields, checked: trimmed, empty ones dropped. */
  readonly values: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** Whether a stored choice about cookies allows marketing; undefined where none is stored (R7). */
  readonly marketing: boolean | undefined;
}

function asValue(name: string, value: string): string | number {
  return name === "guests" ? Number(value) : value;
}

/** The body of a form's call (specification, section 7): empty values are dropped, of those who don't come the guests too. */
export function formPayload(input: PayloadInput): Record<string, string | number | boolean> {
  const { kind, values, form, marketing } = input;
  const payload: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === "guests" && values["attending"] === "no") continue;
    payload[name] = asValue(name, value);
  }
  for (const name of [...carried[kind], formTrap]) {
    const value = form.get(name);
    if (typeof value === "string" && value !== "") payload[name] = value;
  }
  if (marketing !== undefined && kind !== "compliance") payload["isCookieAccepted"] = marketing;
  return payload;
}
