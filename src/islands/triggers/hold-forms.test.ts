// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { closeForm, openForm } from "../../../test/form-on-page.ts";
import { holdForms, longestHold } from "./hold-forms.ts";

beforeAll(holdForms);
afterEach(closeForm);
afterEach(() => void vi.restoreAllMocks());

const contact = { template: "Contact14" } as const;

function watchPlain() {
  return vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
}

test("FORM-28: sent before its island is there, an empty form says what is missing, in its place", async () => {
  const plain = watchPlain();
  const page = await openForm(contact, { isStatic: true });
  await page.submit();
  await page.submit();
  await page.until(() => page.note("email") !== "");
  expect(page.fetch).not.toHaveBeenCalled();
  await page.pass(longestHold);
  expect(plain).not.toHaveBeenCalled();
  expect(page.form.dataset["held"]).toBeUndefined();
});

test("FORM-28: what was typed before is sent by the island, once", async () => {
  const plain = watchPlain();
  const page = await openForm(contact, { isStatic: true });
  for (const [name, text] of [
    ["name", "Ann"],
    ["email", "ann@example.org"],
    ["message", "Hello"],
  ] as const)
    page.field(name).value = text;
  await page.submit();
  await page.until(() => page.fetch.mock.calls.length > 0);
  expect(page.body()).toMatchObject({ name: "Ann", email: "ann@example.org", message: "Hello" });
  await page.pass(longestHold);
  expect(page.fetch).toHaveBeenCalledOnce();
  expect(plain).not.toHaveBeenCalled();
});

test("FORM-28: without its island in time it is sent as the plain form, once; offline, and others’ forms, are left alone", async () => {
  const plain = watchPlain();
  const page = await openForm(contact, { isStatic: true });
  // a view that doesn't come
  page.form.dataset["form"] = "unheard-of";
  await page.submit();
  await page.pass(longestHold - 1);
  expect(plain).not.toHaveBeenCalled();
  await page.pass(1);
  expect(plain).toHaveBeenCalledOnce();
  const isTaken = (): boolean => {
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    page.form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(isTaken()).toBe(false);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  delete page.form.dataset["form"];
  expect(isTaken()).toBe(false);
  await act(async () => undefined);
});
