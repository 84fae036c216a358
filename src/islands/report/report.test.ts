// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { visitorMessage } from "#/site/visitor-message.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import { CallError } from "../forms/call.ts";
import { infoOf } from "./info-dialog.tsx";
import { readReport } from "./read-report.ts";

const say = (key: string): string => visitorMessage(key as VisitorMessageKey, "en");

test("REPORT-10: a complaint that was sent is confirmed", () => {
  expect(infoOf(null, say)).toMatchObject({
    icon: "done",
    title: "Information has been successfully sent",
  });
});

test("REPORT-11: 403 is thanked for, with a warning and what the server says", () => {
  expect(infoOf(new CallError("Known.", { status: 403 }), say)).toEqual({
    icon: "warning",
    title: "Thanks for the report!",
    text: "Known.",
  });
});

test.each([400, 422, 429, 500, 503])(
  "REPORT-12: %i: something went wrong, with an error icon and what the server says",
  (status) => {
    expect(infoOf(new CallError("Why", { status }), say)).toEqual({
      icon: "error",
      title: "Something went wrong",
      text: "Why",
    });
  },
);

test("REPORT-12: without a message it asks to refresh the page", () => {
  for (const status of [403, 500])
    expect(infoOf(new CallError("", { status }), say).text).toBe(
      "Please refresh page to load data",
    );
});

function pageWith(form: string): Response {
  return new Response(
    `<!doctype html><style>a{}</style><header class="nav"></header><main id="main">${form}</main><footer></footer>`,
  );
}

test("REPORT-09: the dialog is made of the complaint form's own page", async () => {
  const form =
    '<form data-form="compliance" action="/api/v1/sites/form/compliance/7/" data-words="{&quot;ok&quot;:&quot;OK&quot;}">' +
    '<input type="hidden" name="siteHash" value="h7"><input type="hidden" name="language" value="en"></form>';
  const fetch = vi.fn<typeof globalThis.fetch>(async () => pageWith(form));
  expect(await readReport("/report/", fetch)).toEqual({
    action: "/api/v1/sites/form/compliance/7/",
    hidden: { siteHash: "h7", language: "en" },
    words: { ok: "OK" },
    contact: undefined,
  });
});

test("WHOM-02: the dialog says whom else people can write to, where the page does", async () => {
  const form = '<form data-form="compliance" action="/x/" data-words="{}"></form>';
  const line = (inside: string, more = "") =>
    `<p data-host-contact="" lang="en"${more}>${inside}</p>${form}`;
  const read = async (page: string) =>
    (await readReport("/report/", async () => pageWith(page))).contact;
  expect(await read(line('Contact: <a href="mailto:a@example.org">a@example.org</a>'))).toEqual({
    language: "en",
    words: "Contact: ",
    href: "mailto:a@example.org",
    name: "a@example.org",
  });
  expect(await read(line("", ' hidden=""'))).toBeUndefined();
});

test.each([
  ["a page without the form", () => pageWith("<p>Report</p>")],
  ["a form that leads nowhere", () => pageWith('<form data-form="compliance"></form>')],
  ["no page at all", () => new Response("Bad gateway", { status: 502 })],
])("of %s no dialog is made", async (_what, answer) => {
  await expect(readReport("/report/", async () => answer())).rejects.toThrow();
});
