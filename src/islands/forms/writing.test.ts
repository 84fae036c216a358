// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { closeForm, openForm } from "../../../test/form-on-page.ts";

afterEach(closeForm);

const contact14 = { template: "Contact14" } as const;
const sent = "Your message has been sent. Thank you!";

test("FORM-18: name and e-mail are required, the message is not", async () => {
  const page = await openForm(contact14);
  await page.submit();
  expect(page.note("name")).toBe("This field cannot be empty");
  expect(page.note("email")).toBe("This field cannot be empty");
  expect(page.note("message")).toBe("");
  expect(document.activeElement).toBe(page.field("name"));
  expect(page.fetch).not.toHaveBeenCalled();
});

test("FORM-18: each error is said at its field, once it is left", async () => {
  const page = await openForm(contact14);
  await page.leave("name");
  expect(page.note("name")).toBe("This field cannot be empty");
  expect(page.note("email")).toBe("");
  await page.type("name", "A");
  expect(page.note("name")).toBe("");
  await page.type("email", "a@");
  await page.leave("email");
  expect(page.note("email")).toBe("Please enter a valid email");
});

test("LIMIT-07, SEND-03 (R37): a text past its limit is named at its field, in what people see as characters", async () => {
  const page = await openForm(contact14);
  const family = "👨‍👩‍👧";
  const { maxLength } = page.field("name");
  expect(family.repeat(120).length).toBeLessThanOrEqual(maxLength);
  await page.type("name", family.repeat(120));
  await page.leave("name");
  expect(page.note("name")).toBe("");
  await page.type("name", family.repeat(121));
  await page.leave("name");
  expect(page.note("name")).toBe("Please use no more than 120 characters");
  await page.type("message", "я".repeat(5001));
  await page.leave("message");
  expect(page.note("message")).toBe("Please use no more than 5000 characters");
});

test("a field that is left for a button says nothing that could move the button", async () => {
  const page = await openForm(contact14);
  page.field("name").focus();
  const button = page.form.querySelector<HTMLElement>("[type=submit]");
  button?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  page.field("name").blur();
  await page.pass(0);
  expect(page.note("name")).toBe("");
});

test("FORM-19: success is notified, and the fields are empty after 4 s", async () => {
  const page = await openForm(contact14);
  await page.type("name", "Ann");
  await page.type("email", "a@example.org");
  await page.submit();
  expect(page.body()).toEqual({ name: "Ann", email: "a@example.org" });
  expect(page.answer()).toBe(sent);
  await page.pass(3999);
  expect(page.field("name").value).toBe("Ann");
  await page.pass(1);
  expect(page.answer()).toBe("");
  for (const name of ["name", "email", "message"]) expect(page.field(name).value).toBe("");
});

test("FORM-19: until they are empty nothing is typed and nothing is sent twice", async () => {
  const page = await openForm(contact14);
  const button = page.form.querySelector("[type=submit]");
  await page.type("name", "Ann");
  await page.type("email", "a@example.org");
  expect(page.field("name").readOnly).toBe(false);
  await page.submit();
  for (const name of ["name", "email", "message"]) expect(page.field(name).readOnly).toBe(true);
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  await page.submit();
  expect(page.fetch).toHaveBeenCalledTimes(1);
  await page.pass(4000);
  for (const name of ["name", "email", "message"]) expect(page.field(name).readOnly).toBe(false);
  expect(button?.hasAttribute("aria-disabled")).toBe(false);
  await page.type("name", "Bob");
  await page.type("email", "b@example.org");
  await page.submit();
  expect(page.fetch).toHaveBeenCalledTimes(2);
});

test("what is typed after a success is not taken away", async () => {
  const page = await openForm(contact14);
  await page.type("name", "Ann");
  await page.type("email", "a@example.org");
  await page.submit();
  await page.type("message", "One more thing");
  await page.pass(10_000);
  expect(page.field("message").value).toBe("One more thing");
  expect(page.answer()).toBe("");
});

test("FORM-27: what is written while the form is on its way stays", async () => {
  let finish = (_answer: Response): void => undefined;
  const page = await openForm(contact14, {
    answer: () => new Promise<Response>((resolve) => (finish = resolve)),
  });
  await page.type("name", "Ann");
  await page.type("email", "a@example.org");
  await page.submit();
  await page.type("message", "One more thing");
  finish(new Response(null, { status: 204 }));
  await page.until(() => page.answer() === sent);
  await page.pass(4000);
  expect(page.field("name").value).toBe("");
  expect(page.field("message").value).toBe("One more thing");
});

test("FORM-20: what the server finds wrong is said at its field", async () => {
  const details = [{ path: "/name", message: "Please use no more than 120 characters" }];
  const answer = async (): Promise<Response> =>
    Response.json({ code: "invalid", message: "…", details }, { status: 422 });
  const page = await openForm(contact14, { answer });
  await page.type("name", "Ann");
  await page.type("email", "a@example.org");
  await page.submit();
  await page.until(() => page.note("name") === "Please use no more than 120 characters");
  expect(document.activeElement).toBe(page.field("name"));
});

test("FORM-20: what is wrong with no field is said beside the form", async () => {
  const message = "This form has expired.";
  const details = [{ path: "/siteHash", message }];
  const answer = async (): Promise<Response> =>
    Response.json({ code: "invalid", message, details }, { status: 422 });
  const page = await openForm(contact14, { answer });
  await page.type("name", "Ann");
  await page.type("email", "a@example.org");
  await page.submit();
  await page.until(() => page.answer() === message);
  expect(page.field("name").value).toBe("Ann");
});
