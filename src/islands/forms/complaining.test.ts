// @vitest-environment jsdom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { closeForm, openForm } from "../../../test/form-on-page.ts";
import type { FormOnPage } from "../../../test/form-on-page.ts";
import { ReportPage } from "#/chrome/report-page.tsx";
import { visitorMessage } from "#/site/visitor-message.ts";

afterEach(closeForm);

function open(): Promise<FormOnPage> {
  const markup = renderToStaticMarkup(
    createElement(ReportPage, {
      message: (key, values) => visitorMessage(key, "en", values),
      spoken: {},
      action: "/api/v1/sites/form/compliance/7/",
      hidden: { siteHash: "h7", language: "en" },
    }),
  );
  return openForm({ markup });
}

const over = "Your have exceeded the maximum character limit.";
const counter = (page: FormOnPage) => page.form.querySelector(".figures")?.textContent;
const said = (page: FormOnPage, name: string) => page.note(name).replace(/\d+\/255$/, "");

test("REPORT-04: e-mail, name and comment are required, and the e-mail valid", async () => {
  const page = await open();
  await page.submit();
  for (const name of ["name", "email", "comment"]) expect(said(page, name)).toBe("Required field");
  expect(document.activeElement).toBe(page.field("name"));
  await page.type("email", "x@");
  await page.leave("email");
  expect(said(page, "email")).toBe("Please put a correct e-mail");
  expect(page.fetch).not.toHaveBeenCalled();
});

test.each(["name", "comment"])("REPORT-05: %s has 255 characters at most", async (name) => {
  const page = await open();
  await page.type(name, "я".repeat(255));
  expect(said(page, name)).toBe("0 characters left");
  await page.type(name, "я".repeat(256));
  expect(said(page, name)).toBe(over);
  expect(page.field(name).getAttribute("aria-invalid")).toBe("true");
  await page.submit();
  expect(page.fetch).not.toHaveBeenCalled();
  await page.type(name, "👋".repeat(255));
  expect(page.field(name).hasAttribute("aria-invalid")).toBe(false);
});

test.each(["name", "comment"])(
  "REPORT-06: %s warns of fewer than 6 characters left",
  async (name) => {
    const page = await open();
    await page.type(name, "x".repeat(249));
    expect(said(page, name)).toBe("");
    for (const [length, warning] of [
      [250, "5 characters left"],
      [254, "1 character left"],
      [255, "0 characters left"],
    ] as const) {
      await page.type(name, "x".repeat(length));
      expect(said(page, name)).toBe(warning);
    }
  },
);

test("REPORT-07: the comment counts its characters", async () => {
  const page = await open();
  expect(counter(page)).toBe("0/255");
  await page.type("comment", "Spam 👋");
  expect(counter(page)).toBe("6/255");
  await page.type("comment", "x".repeat(300));
  expect(counter(page)).toBe("300/255");
});

test("REPORT-08: text that is pasted is cut to 255", async () => {
  const page = await open();
  const comment = page.field("comment");
  await page.type("comment", "Spam: ");
  await page.paste("comment", "x".repeat(400));
  expect(comment.value).toHaveLength(255);
  expect(counter(page)).toBe("255/255");
});
