import { visitorTextLimits } from "#/site/form-trap.ts";
import { complaintWarningMargin } from "#/site/limits.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import type { Environment, FormKind } from "./environment.ts";
import { endingWords, endingsOf } from "./form-ending.ts";

/** Forms that an island takes over: those of sections, and the complaint. */
export type LiveFormKind = FormKind | "compliance";

const always = ["sending", "sendFailed"] as const satisfies readonly VisitorMessageKey[];
const checked = ["fieldEmpty", "emailInvalid"] as const satisfies readonly VisitorMessageKey[];

/** What the island of each form says. */
const keys = {
  email: [...always, ...checked],
  contact: [...always, ...checked],
  rsvp: [...always, ...checked, "rsvpCalendar"],
  compliance: [
    "sending",
    "complaintRequired",
    "complaintEmail",
    "complaintTooLong",
    "complaintSent",
    "reportQuestion",
    "reportEmail",
    "reportName",
    "reportComment",
    "reportCounter",
    "reportSend",
    "reportThanks",
    "reportFailed",
    "reportRefresh",
    "close",
    "ok",
  ],
} as const satisfies Record<LiveFormKind, readonly VisitorMessageKey[]>;

/** Limits of each form's texts, past which it says so. */
const limits: Readonly<Record<LiveFormKind, readonly number[]>> = {
  email: [],
  contact: [visitorTextLimits.name, visitorTextLimits.message],
  rsvp: [visitorTextLimits.name, visitorTextLimits.message],
  compliance: [],
};

/** Words by their key, "tooLong120" by a limit; for complaints also "reportLeft0" to "reportLeft5", by how many characters are left. */
export type FormWords = Readonly<Record<string, string>>;

/** What a form's island needs of the catalogue: it goes along in the page, so that no script has to have all of it; `others` are what not every form of the kind says. */
export function formWords(
  kind: LiveFormKind,
  message: Environment["message"],
  others: readonly VisitorMessageKey[] = [],
): FormWords {
  const words: Record<string, string> = {};
  for (const key of [...keys[kind], ...others]) words[key] = message(key);
  for (const limit of limits[kind]) words[`tooLong${limit}`] = message("tooLong", { count: limit });
  if (kind !== "compliance") {
    for (const ending of endingsOf[kind]) words[ending] = endingWords(ending, message);
    return words;
  }
  for (let count = 0; count < complaintWarningMargin; count += 1)
    words[`reportLeft${count}`] = message("reportLeft", { count });
  return words;
}
