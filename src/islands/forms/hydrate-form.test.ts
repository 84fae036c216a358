// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { closeForm, openForm } from "../../../test/form-on-page.ts";
import { ReportPage } from "#/chrome/report-page.tsx";
import type { SiteEvent } from "#/site/event.ts";
import { visitorMessage } from "#/site/visitor-message.ts";

afterEach(closeForm);

const night: SiteEvent = {
  id: "night",
  title: { en: { text: "Firing night" } },
  description: {},
  place: {},
  start: "2026-12-19T19:00",
  end: "2026-12-19T23:00",
  timeZone: "Europe/Moscow",
  capacity: 30,
  deadline: null,
};
const reportPage = renderToStaticMarkup(
  createElement(ReportPage, {
    message: (key, values) => visitorMessage(key, "en", values),
    spoken: {},
    action: "/api/v1/sites/form/compliance/7/",
    hidden: { siteHash: "h7", language: "en" },
  }),
);

const forms = {
  email: { template: "Email1" },
  "email without a hint": { template: "Email1", patch: { hint: "" } },
  "email with a label of two lines": {
    template: "Email1",
    patch: { placeholder: "One\nTwo\n\nFour" },
  },
  contact: { template: "Contact14" },
  "contact beside a map": { template: "ContactMap" },
  "a product's": { template: "HeaderProduct" },
  "a footer's": { template: "FooterMapForm" },
  rsvp: { template: "Rsvp1", events: [night] },
  "rsvp in colour": { template: "RsvpSlab", events: [night] },
  "rsvp without guests": { template: "Rsvp1", events: [night], patch: { guestsLimit: 0 } },
  compliance: { markup: reportPage },
} as const;

test.each(Object.entries(forms))(
  "FORM-10: %s comes to life in the markup that it was published with",
  async (_kind, options) => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const page = await openForm(options, { isStatic: true });
    const elements = [...page.form.querySelectorAll("*")];
    expect(page.form.noValidate, "the browser's bubbles are off in the markup").toBe(true);
    expect(page.form.dataset["live"]).toBeUndefined();
    await page.hydrate();
    const after = new Set(page.form.querySelectorAll("*"));
    expect(elements.every((element) => after.has(element))).toBe(true);
    expect(complaint).not.toHaveBeenCalled();
    expect(page.form.noValidate).toBe(true);
    expect(page.form.dataset["live"]).toBe("");
    complaint.mockRestore();
  },
);

test("FORM-11: what was typed before stays, and so does the focus", async () => {
  const page = await openForm({ template: "Contact14" }, { isStatic: true });
  page.field("name").value = "Ann";
  page.field("message").value = "Hello";
  page.field("message").focus();
  await page.hydrate();
  expect(page.field("name").value).toBe("Ann");
  expect(page.field("message").value).toBe("Hello");
  expect(document.activeElement).toBe(page.field("message"));
});

test("FORM-11: even where something else has put its own elements into the form", async () => {
  const page = await openForm({ template: "Rsvp1", events: [night] }, { isStatic: true });
  page.field("name").value = "Ann";
  page.form.querySelector<HTMLInputElement>("[value=no]")?.click();
  page.field("message").value = "Hello";
  page.field("name").focus();
  const before = page.field("name");
  before.after(document.createElement("button-of-a-password-manager"));
  await page.hydrate();
  expect(page.field("name")).not.toBe(before);
  expect(page.field("name").value).toBe("Ann");
  expect(page.field("message").value).toBe("Hello");
  expect(new FormData(page.form).get("attending")).toBe("no");
  expect(document.activeElement).toBe(page.field("name"));
});

test("a form is brought to life once", async () => {
  const page = await openForm({ template: "Email1" });
  await page.hydrate();
  await page.type("email", "a@example.org");
  await page.submit();
  expect(page.fetch).toHaveBeenCalledTimes(1);
});
