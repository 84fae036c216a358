// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { closeForm, openForm } from "../../../test/form-on-page.ts";
import type { FormOnPage } from "../../../test/form-on-page.ts";
import type { SiteEvent } from "#/site/event.ts";

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

async function open(answer?: () => Promise<Response>): Promise<FormOnPage> {
  const options = { template: "Rsvp1", events: [night], patch: { guestsLimit: 3 } };
  const page = await openForm(options, answer ? { answer } : {});
  await page.type("name", "Ann");
  await page.type("email", "a@example.org");
  return page;
}

test("RSVP-05: guests are stepped up and down between none and the invitation's limit", async () => {
  const page = await open();
  const guests = page.field("guests");
  expect(
    [...page.form.querySelectorAll<HTMLElement>("[data-step]")].map((one) => one.hidden),
  ).toEqual([false, false]);
  await page.press("[data-step='-1']");
  expect(guests.value).toBe("0");
  for (const wanted of ["1", "2", "3", "3"]) {
    await page.press("[data-step='1']");
    expect(guests.value).toBe(wanted);
  }
  await page.press("[data-step='-1']");
  expect(guests.value).toBe("2");
  expect(document.querySelector("p.vh[role=status]")?.textContent).toBe("2");
});

test("RSVP-05: more guests than the invitation takes are refused", async () => {
  const page = await open();
  await page.type("guests", "4");
  await page.submit();
  expect(page.note("guests")).toBe("Please enter a number of guests from 0 to 3");
  expect(page.fetch).not.toHaveBeenCalled();
});

test("RSVP-06: after yes the event is offered for the calendar, and stays offered", async () => {
  const page = await open();
  await page.type("guests", "2");
  await page.submit();
  expect(page.body()).toEqual({
    attending: "yes",
    name: "Ann",
    email: "a@example.org",
    guests: 2,
    eventId: "night",
  });
  expect(page.answer()).toMatch(/^See you there! We’ve saved your reply/);
  const file = page.form.querySelector("a");
  expect(file?.getAttribute("href")).toBe("/api/v1/sites/events/0/night.ics?language=en");
  expect(file?.textContent).toBe("Add to calendar");
  await page.pass(60_000);
  await page.type("message", "…");
  expect(page.form.querySelector("a")).not.toBeNull();
});

test("RSVP-06: on an exported site it is offered where the form sends to", async () => {
  const page = await open();
  page.form.setAttribute("action", "https://app.example/api/v1/sites/form/rsvp/7/");
  await page.submit();
  const file = page.form.querySelector("a");
  expect(file?.href).toBe("https://app.example/api/v1/sites/events/7/night.ics?language=en");
});

test("RSVP-06: after no it is not, and guests are not sent", async () => {
  const page = await open();
  await page.type("guests", "99");
  await page.press("[value=no]");
  await page.submit();
  expect(page.body()).toEqual({
    attending: "no",
    name: "Ann",
    email: "a@example.org",
    eventId: "night",
  });
  expect(page.answer()).toMatch(/^Thanks for letting us know/);
  expect(page.form.querySelector("a")).toBeNull();
});

test.each([
  ["event-full", "All places are taken."],
  ["event-closed", "Replies are closed."],
])("RSVP-07: %s: it says so, and keeps what was typed", async (code, message) => {
  const page = await open(async () => Response.json({ code, message }, { status: 409 }));
  await page.submit();
  await page.until(() => page.answer() === message);
  expect(page.field("name").value).toBe("Ann");
});

test("RSVP-07: where fewer places are left than people, that is said at the guests", async () => {
  const message = "Only 2 places left.";
  const details = [{ path: "/guests", message }];
  const page = await open(async () =>
    Response.json({ code: "event-full", message, details }, { status: 409 }),
  );
  await page.submit();
  await page.until(() => page.note("guests") === message);
  expect(document.activeElement).toBe(page.field("guests"));
});

const confirm = "We’ve sent you an email. Please open the link in it to confirm your address.";
const noted = async (): Promise<Response> =>
  new Response(null, { status: 204, headers: { "x-note": encodeURIComponent(confirm) } });

test("RSVP-13: whoever ticked the newsletter reads that an email waits, after the owner's words too", async () => {
  const page = await open(noted);
  await page.press("[name=newsletter]");
  await page.submit();
  expect(page.body()).toMatchObject({ newsletter: "yes" });
  expect(page.answer()).toMatch(/^See you there! We’ve saved your reply/);
  expect(page.answer()).toContain(` ${confirm}`);
  expect(page.form.querySelector("a")?.textContent).toBe("Add to calendar");
  await page.press("[value=no]");
  await page.submit();
  expect(page.answer()).toMatch(/^Thanks for letting us know/);
  expect(page.answer()).toContain(` ${confirm}`);
  await closeForm();
  const patch = { comingText: "Bring a jumper" };
  const own = await openForm({ template: "Rsvp1", events: [night], patch }, { answer: noted });
  await own.type("name", "Ann");
  await own.type("email", "a@example.org");
  await own.submit();
  expect(own.answer()).toBe(`Bring a jumper. ${confirm}`);
});

test("FORM-26: an invitation answers yes and no in its owner's own words", async () => {
  const patch = { comingText: "Bring a jumper.", notComingText: "Next year, then." };
  const page = await openForm({ template: "Rsvp1", events: [night], patch });
  await page.type("name", "Ann");
  await page.type("email", "a@example.org");
  await page.submit();
  expect(page.answer()).toBe("Bring a jumper.");
  expect(page.form.querySelector("a")?.textContent).toBe("Add to calendar");
  await page.press("[value=no]");
  await page.submit();
  expect(page.answer()).toBe("Next year, then.");
});
