import { visitorTextLimits } from "#/site/form-trap.ts";
import { complaintTextLimit } from "#/site/limits.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import { emailLimit } from "./email-address.ts";

/** The forms of a published site, by their part of the address. */
export type VisitorForm = "email" | "contact" | "rsvp" | "compliance";

/** Most guests that one reply may bring along. */
export const guestsPerReply = 20;

/** A text that visitors type. `limit` in characters. */
export interface TextRule {
  readonly kind: "line" | "lines" | "email";
  readonly limit: number;
  /** What is said of an empty one; absent where it may stay empty. */
  readonly empty?: VisitorMessageKey;
  readonly tooLong: VisitorMessageKey;
  /** What is said of an address that is none. */
  readonly malformed?: VisitorMessageKey;
}

/** Whether somebody comes. */
interface AnswerRule {
  readonly kind: "answer";
  readonly empty: VisitorMessageKey;
}

/** A whole number from 0 to `limit`; left out, it is 0. */
interface CountRule {
  readonly kind: "count";
  readonly limit: number;
  readonly malformed: VisitorMessageKey;
}

/** Something that nobody has to agree to; only "yes" is a yes. */
interface TickRule {
  readonly kind: "tick";
}

export type FieldRule = TextRule | AnswerRule | CountRule | TickRule;
export type FormRules = Readonly<Record<string, FieldRule>>;

const email: TextRule = {
  kind: "email",
  limit: emailLimit,
  empty: "fieldEmpty",
  malformed: "emailInvalid",
  tooLong: "emailInvalid",
};
const name: TextRule = {
  kind: "line",
  limit: visitorTextLimits.name,
  empty: "fieldEmpty",
  tooLong: "tooLong",
};
const message: TextRule = { kind: "lines", limit: visitorTextLimits.message, tooLong: "tooLong" };
const complaintText = {
  limit: complaintTextLimit,
  empty: "complaintRequired",
  tooLong: "complaintTooLong",
} as const;

/** What each form asks and what is said of a wrong value (specification, section 5). */
export const formRules = {
  email: { email },
  contact: { name, email, message },
  rsvp: {
    attending: { kind: "answer", empty: "rsvpAttendingMissing" },
    name,
    email,
    guests: { kind: "count", limit: guestsPerReply, malformed: "rsvpGuestsInvalid" },
    message,
    /** The newsletter too: its own consent. */
    newsletter: { kind: "tick" },
  },
  compliance: {
    email: {
      kind: "email",
      limit: emailLimit,
      empty: "complaintRequired",
      malformed: "complaintEmail",
      tooLong: "complaintEmail",
    },
    name: { kind: "line", ...complaintText },
    comment: { kind: "lines", ...complaintText },
  },
} as const satisfies Record<VisitorForm, FormRules>;
