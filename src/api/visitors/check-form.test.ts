import { describe, expect, test } from "vitest";
import { complaintTextLimit } from "#/site/limits.ts";
import { visitorTextLimits } from "#/site/form-trap.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { checkForm } from "./check-form.ts";
import { type VisitorForm, formRules, guestsPerReply } from "./form-rules.ts";
import { visitorPayloads } from "./payloads.ts";

const right = {
  email: { email: "a@example.org" },
  contact: { name: "Ann", email: "a@example.org", message: "Hello" },
  rsvp: { name: "Ann", email: "a@example.org", attending: "yes", guests: 2, message: "Hi" },
  compliance: { name: "Ann", email: "a@example.org", comment: "Spam" },
} as const;

/** What is said of a field in English; undefined where nothing is wrong. */
function said(form: VisitorForm, changes: Record<string, unknown>, field: string) {
  const problem = checkForm(formRules[form], { ...right[form], ...changes }).problems[field];
  return problem && visitorMessage(problem.key, "en", problem.values);
}

const empty = "This field cannot be empty";
const malformed = "Please enter a valid email";
const over = "Your have exceeded the maximum character limit.";

describe("what visitors send", () => {
  test.each(Object.entries(right))(
    "%s: a right form passes, and the description agrees",
    (form, values) => {
      const kind = form as VisitorForm;
      expect(checkForm(formRules[kind], values).problems).toEqual({});
      const more = kind === "rsvp" ? { eventId: "e1" } : {};
      expect(visitorPayloads[kind].safeParse({ ...values, ...more, siteHash: "h" }).success).toBe(
        true,
      );
    },
  );

  test.each([
    ["email", { email: "" }, "email", empty],
    ["email", { email: "  " }, "email", empty],
    ["email", { email: undefined }, "email", empty],
    ["email", { email: "nobody" }, "email", malformed],
    ["email", { email: ["a@example.org"] }, "email", malformed],
    ["contact", { name: " " }, "name", empty],
    ["contact", { email: "" }, "email", empty],
    ["contact", { email: "a@" }, "email", malformed],
    ["contact", { name: { toString: "x" } }, "name", empty],
    ["rsvp", { attending: "maybe" }, "attending", "Please let us know whether you’re coming"],
    ["rsvp", { attending: undefined }, "attending", "Please let us know whether you’re coming"],
    ["compliance", { email: "" }, "email", "Required field"],
    ["compliance", { email: "x@" }, "email", "Please put a correct e-mail"],
    ["compliance", { name: "" }, "name", "Required field"],
    ["compliance", { comment: "\n" }, "comment", "Required field"],
  ] as const)("SEND-01: %s %o: %s is %s", (form, changes, field, message) => {
    expect(said(form, changes, field)).toBe(message);
  });

  test.each([
    ["contact", "name", visitorTextLimits.name, "Please use no more than 120 characters"],
    ["contact", "message", visitorTextLimits.message, "Please use no more than 5000 characters"],
    ["rsvp", "name", visitorTextLimits.name, "Please use no more than 120 characters"],
    ["compliance", "name", complaintTextLimit, over],
    ["compliance", "comment", complaintTextLimit, over],
  ] as const)("SEND-03: %s.%s has %i characters at most", (form, field, limit, message) => {
    for (const letter of ["я", "👋"]) {
      expect(said(form, { [field]: letter.repeat(limit) }, field)).toBeUndefined();
      expect(said(form, { [field]: letter.repeat(limit + 1) }, field)).toBe(message);
    }
  });

  test("SEND-04: guests are a whole number up to the limit", () => {
    const wrong = "Please enter a number of guests from 0 to 20";
    for (const guests of [0, "0", guestsPerReply, "", undefined]) {
      expect(said("rsvp", { guests }, "guests")).toBeUndefined();
    }
    for (const guests of [guestsPerReply + 1, -1, 1.5, "1e1", Number.NaN, [], "two"]) {
      expect(said("rsvp", { guests }, "guests")).toBe(wrong);
    }
  });

  test("SEND-05: empty values are dropped, texts trimmed, control characters gone", () => {
    const input = { name: " Ann\r\nBcc: x\0 ", email: "a@example.org", message: " \n " };
    expect(checkForm(formRules.contact, input).values).toEqual({
      name: "Ann Bcc: x",
      email: "a@example.org",
    });
    const message = "one\r\ntwo\0\nthree";
    expect(checkForm(formRules.contact, { ...input, message }).values["message"]).toBe(
      "one\ntwo \nthree",
    );
  });

  test("SEC-15: fields that a form does not have have no effect, not even by inheritance", () => {
    const input = Object.assign(Object.create({ name: "inherited" }) as object, {
      email: "a@example.org",
      isPaid: true,
      ownerId: 1,
    });
    const { values, problems } = checkForm(formRules.contact, input as Record<string, unknown>);
    expect(values).toEqual({ email: "a@example.org" });
    expect(Object.keys(problems)).toEqual(["name"]);
  });

  test("a call may say yes and no as true and false", () => {
    expect(checkForm(formRules.rsvp, { ...right.rsvp, attending: false }).values["attending"]).toBe(
      "no",
    );
  });
});
