import { readOwnJson } from "#/lib/read-own-json.ts";
import type { FormEnding, OwnEndings } from "#/sections/kit/form-ending.ts";
import type { FormAnswer } from "#/sections/kit/form-state.ts";
import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import type { CallError } from "./call.ts";
import { fieldOf } from "./form-values.ts";
import type { Say } from "./page-words.ts";

/** Address of the calendar file of the event that a form replies to (R9). An exported site has it where its forms go. */
function calendarAddress(form: HTMLFormElement): string {
  const action = form.getAttribute("action") ?? "";
  const site = /\/rsvp\/(\d+)\/?$/.exec(action)?.[1] ?? "";
  const origin = /^(https?:\/\/[^/]+)\/api\/v1\//.exec(action)?.[1] ?? "";
  const event = encodeURIComponent(fieldOf(form, "eventId")?.value ?? "");
  return `${origin}/api/v1/sites/events/${site}/${event}.ics?language=${document.documentElement.lang}`;
}

/** What the site's owner wrote for an ending, or Vitrine's own words. */
function endingAnswer(ending: FormEnding, form: HTMLFormElement, say: Say): FormAnswer {
  const own = readOwnJson<OwnEndings>(form.dataset["endings"] ?? "{}")[ending];
  if (own === undefined) return { kind: "ok", text: say(ending) };
  if (typeof own === "string") return { kind: "ok", text: own, language: {} };
  const { text, ...language } = own;
  return { kind: "ok", text, language };
}

/** Ends a sentence that its writer left open, and adds another. */
function withNote(answer: FormAnswer, note: string | undefined): FormAnswer {
  if (note === undefined) return answer;
  const end = /\p{P}\s*$/u.test(answer.text) ? " " : ". ";
  return { ...answer, text: `${answer.text}${end}${note}` };
}

interface Taken {
  readonly form: HTMLFormElement;
  readonly say: Say;
  readonly comes: boolean;
  /** What the server says besides. */
  readonly note: string | undefined;
}

/** What a form says when it was taken. `null`: it is said elsewhere. */
export function takenAnswer(
  kind: LiveFormKind,
  { form, say, comes, note }: Taken,
): FormAnswer | null {
  switch (kind) {
    case "email":
      return endingAnswer("subscribed", form, say);
    case "contact":
      return endingAnswer("contactSent", form, say);
    case "rsvp":
      if (!comes) return withNote(endingAnswer("rsvpNo", form, say), note);
      return {
        ...withNote(endingAnswer("rsvpYes", form, say), note),
        file: { href: calendarAddress(form), label: say("rsvpCalendar") },
      };
    case "compliance":
      return null;
  }
}

/** What was wrong with fields of a form, by their names. */
export function problemsIn(
  { details }: CallError,
  names: readonly string[],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of details) {
    const name = path.slice(1);
    if (names.includes(name)) found[name] ??= message;
  }
  return found;
}

/** Answers that say why in the visitor's language: the form is not right, or the event is full or over. */
const explained = new Set([409, 422]);

/** What a form says when it was not taken (R6): the server's reason where it is meant for visitors. */
export function failedAnswer({ status, message }: CallError, say: Say): FormAnswer {
  const isReason = explained.has(status) && message !== "";
  return { kind: "bad", text: isReason ? message : say("sendFailed") };
}
