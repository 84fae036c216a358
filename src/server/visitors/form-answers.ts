import { checkForm } from "#/api/visitors/check-form.ts";
import { type FieldRule, type VisitorForm, formRules } from "#/api/visitors/form-rules.ts";
import type { Answer, AnswerField, AnswerForm } from "#/publish/answer-page.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { toErrorAnswer } from "../errors.ts";
import { FormRefusal, type SaidNote } from "./form-refusal.ts";
import { translate } from "../words/translate.ts";
import type { Visit } from "./visit.ts";

/** What a page says: a title and a sentence. */
interface Words {
  title: string;
  text: string;
}

const labels: Readonly<Record<VisitorForm, Readonly<Record<string, VisitorMessageKey>>>> = {
  email: { email: "emailLabel" },
  contact: { name: "nameLabel", email: "emailLabel", message: "messageLabel" },
  rsvp: {
    name: "nameLabel",
    email: "emailLabel",
    guests: "rsvpGuests",
    message: "messageLabel",
  },
  compliance: { name: "reportName", email: "reportEmail", comment: "reportComment" },
};

/** What a form carries along unseen, besides the field that people choose by a press. */
const carriedFields = ["siteHash", "eventId", "isCookieAccepted", "attending", "newsletter"];

function typed(visit: Visit, name: string): string {
  const value = Object.hasOwn(visit.input, name) ? visit.input[name] : "";
  return typeof value === "string" ? value : "";
}

function toField(
  [name, rule]: [string, FieldRule],
  { form, visit, notes }: { form: VisitorForm; visit: Visit; notes: readonly SaidNote[] },
): AnswerField[] {
  const label = labels[form][name];
  if (label === undefined) return [];
  const error = notes.find(({ field }) => field === name)?.message;
  return [
    {
      name,
      label: visitorMessage(label, visit.language),
      value: typed(visit, name),
      isLong: rule.kind === "lines",
      type: rule.kind === "email" ? "email" : rule.kind === "count" ? "number" : "text",
      isRequired: "empty" in rule && rule.empty !== undefined,
      ...(error === undefined ? {} : { error }),
    },
  ];
}

/** The form once more, with what was typed and what is wrong with it. `more`: further fields. */
export function formAgain(
  form: VisitorForm,
  visit: Visit,
  {
    notes,
    action,
    more = [],
  }: { notes: readonly SaidNote[]; action: string; more?: readonly AnswerField[] },
): AnswerForm {
  const hidden = carriedFields.flatMap((name) => {
    const value = typed(visit, name);
    return value === "" ? [] : [{ name, label: undefined, value }];
  });
  const place = { language: visit.language, back: visit.back };
  const places = Object.entries(place).map(([name, value]) => ({ name, label: undefined, value }));
  const fields = Object.entries<FieldRule>(formRules[form]).flatMap((entry) =>
    toField(entry, { form, visit, notes }),
  );
  return {
    action,
    fields: [...fields, ...more, ...hidden, ...places],
    button: translate("sendAgain", visit.language),
  };
}

/**
 * What is said besides the thanks for a form: that an email has been sent which asks to confirm the address. Said to a
 * subscriber who is confirmed already too, as nobody is to learn by a form who subscribes.
 */
export function confirmationNote(form: VisitorForm, visit: Visit): string | undefined {
  if (form !== "rsvp") return undefined;
  const { newsletter } = checkForm(formRules.rsvp, visit.input).values;
  return newsletter === undefined ? undefined : translate("confirmSent", visit.language);
}

function thanks(form: VisitorForm, visit: Visit, asksToConfirm: boolean): Words {
  const { language } = visit;
  const words = (title: VisitorMessageKey, text: VisitorMessageKey): Words => ({
    title: visitorMessage(title, language),
    text: visitorMessage(text, language),
  });
  switch (form) {
    case "email":
      return asksToConfirm
        ? {
            title: visitorMessage("subscribed", language),
            text: translate("confirmSent", language),
          }
        : words("subscribed", "subscribedText");
    case "contact":
      return words("contactSentTitle", "contactSentText");
    case "compliance":
      return words("reportThanks", "complaintSent");
    case "rsvp":
      return typed(visit, "attending") === "yes"
        ? words("rsvpYesTitle", "rsvpYesText")
        : words("rsvpNoTitle", "rsvpNoText");
  }
}

/** Where the calendar file of an event lies, in a language. */
function calendarPath({ site, language }: Visit, eventId: string): string {
  return `/api/v1/sites/events/${site.id}/${eventId}.ics?language=${language}`;
}

/** The page after a form was taken. */
export function acceptedAnswer(
  form: VisitorForm,
  visit: Visit,
  { asksToConfirm }: { asksToConfirm: boolean },
): Answer {
  const comes = form === "rsvp" && typed(visit, "attending") === "yes";
  const more = {
    href: calendarPath(visit, encodeURIComponent(typed(visit, "eventId"))),
    label: visitorMessage("rsvpCalendar", visit.language),
  };
  const { title, text } = thanks(form, visit, asksToConfirm);
  const note = asksToConfirm ? confirmationNote(form, visit) : undefined;
  return {
    title,
    text: note === undefined ? text : `${text} ${note}`,
    errors: [],
    back: { href: visit.back, label: visitorMessage("backToSite", visit.language) },
    ...(comes ? { more } : {}),
  };
}

function refusedWords({ status, code }: { status: number; code: string }, visit: Visit): Words {
  const { language } = visit;
  const title = visitorMessage("formErrorTitle", language);
  if (status >= 500) {
    return {
      title: visitorMessage("formFailedTitle", language),
      text: visitorMessage("formFailedText", language),
    };
  }
  if (code === "too-many-requests") return { title, text: translate("tooMany", language) };
  if (code === "already-reported" || code === "reporting-closed") {
    return {
      title: visitorMessage("reportThanks", language),
      text: visitorMessage("reportAlready", language),
    };
  }
  return { title, text: visitorMessage("formErrorText", language) };
}

/** The page after a form wasn’t accepted: why, and the form again wherever that can help. */
export function refusedAnswer(
  form: VisitorForm,
  visit: Visit,
  { error, action }: { error: unknown; action: string },
): { status: number; headers: Record<string, string>; answer: Answer } {
  const refusal = error instanceof FormRefusal ? error : undefined;
  const notes = refusal?.say(visit.language) ?? [];
  const { body, headers } = toErrorAnswer(refusal?.toAppError(visit.language) ?? error);
  const words = refusedWords(body, visit);
  const isAnswered = body.status === 403 || body.code === "event-closed";
  const isShown = ({ field }: SaidNote) => field !== undefined && labels[form][field] !== undefined;
  const said = notes.filter((note) => !isShown(note) && note.message !== words.text);
  return {
    status: body.status,
    headers,
    answer: {
      ...words,
      errors: said.map(({ message }) => message),
      back: { href: visit.back, label: visitorMessage("backToForm", visit.language) },
      ...(isAnswered ? {} : { form: formAgain(form, visit, { notes, action }) }),
    },
  };
}
