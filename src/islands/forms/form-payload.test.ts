import { expect, test } from "vitest";
import type { LiveFormKind } from "#/sections/kit/form-words.ts";
import { formPayload } from "./form-payload.ts";

interface Sent {
  kind: LiveFormKind;
  values: Record<string, string>;
  fields?: Record<string, string>;
  marketing?: boolean;
}

function payload({ kind, values, fields = {}, marketing }: Sent) {
  const form = new FormData();
  const all = { siteHash: "h7", language: "en", page: "home", section: "s1", homepage: "" };
  for (const [name, value] of Object.entries({ ...all, ...fields })) form.set(name, value);
  return formPayload({ kind, values, form, marketing });
}

const person = { name: "Ann", email: "a@example.org" };

test("CALL-07: a subscription is e-mail and site hash", () => {
  expect(payload({ kind: "email", values: { email: person.email } })).toEqual({
    email: "a@example.org",
    siteHash: "h7",
  });
});

test("CALL-08: isCookieAccepted is there exactly when a choice is stored, and is its marketing flag (R7)", () => {
  for (const kind of ["email", "contact", "rsvp"] as const) {
    expect(payload({ kind, values: person })).not.toHaveProperty("isCookieAccepted");
    for (const marketing of [true, false])
      expect(payload({ kind, values: person, marketing })).toMatchObject({
        isCookieAccepted: marketing,
      });
  }
});

test("CALL-09: a contact is name, e-mail, message and site hash, empty values dropped", () => {
  expect(payload({ kind: "contact", values: { ...person, message: "Hi" } })).toEqual({
    ...person,
    message: "Hi",
    siteHash: "h7",
  });
  expect(payload({ kind: "contact", values: person })).toEqual({ ...person, siteHash: "h7" });
});

test("CALL-10: a complaint is e-mail, name, comment and site hash, whatever is stored", () => {
  const values = { ...person, comment: "Spam" };
  expect(payload({ kind: "compliance", values, marketing: true })).toEqual({
    ...values,
    siteHash: "h7",
  });
});

test("CALL-11: a reply names its event; who does not come brings nobody (R9)", () => {
  const fields = { eventId: "e1" };
  const values = { ...person, attending: "yes", guests: "2" };
  expect(payload({ kind: "rsvp", values, fields })).toEqual({
    ...values,
    guests: 2,
    eventId: "e1",
    siteHash: "h7",
  });
  expect(payload({ kind: "rsvp", values: { ...values, attending: "no" }, fields })).toEqual({
    ...person,
    attending: "no",
    eventId: "e1",
    siteHash: "h7",
  });
});

test("RSVP-11: the tick for the newsletter goes along, of those who don’t come too", () => {
  const values = { ...person, attending: "no", newsletter: "yes" };
  expect(payload({ kind: "rsvp", values, fields: { eventId: "e1" } })).toMatchObject({
    newsletter: "yes",
  });
});

test("SEC-17: what a robot puts into the hidden field goes along", () => {
  expect(payload({ kind: "email", values: {}, fields: { homepage: "spam" } })).toMatchObject({
    homepage: "spam",
  });
});
