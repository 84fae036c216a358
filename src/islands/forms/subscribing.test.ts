// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { closeForm, openForm } from "../../../test/form-on-page.ts";

afterEach(closeForm);

const email1 = { template: "Email1" } as const;
const thanks = "Thank you for subscribing!";
const isWrong = (field: HTMLElement): boolean => field.getAttribute("aria-invalid") === "true";

test("FORM-12: an e-mail field that is left empty cannot be empty, a malformed one is not valid", async () => {
  const page = await openForm(email1);
  await page.leave("email");
  expect(page.answer()).toBe("This field cannot be empty");
  expect(isWrong(page.field("email"))).toBe(true);
  await page.type("email", "nobody");
  await page.leave("email");
  expect(page.answer()).toBe("Please enter a valid email");
});

test("FORM-13: typing clears the error", async () => {
  const page = await openForm(email1);
  await page.leave("email");
  await page.type("email", "n");
  expect(page.answer()).toBe("");
  expect(isWrong(page.field("email"))).toBe(false);
});

test("FORM-14: it is sent only with a valid e-mail; otherwise the field gets the focus", async () => {
  const page = await openForm(email1);
  for (const text of ["", "  ", "nobody", "a@b"]) {
    await page.type("email", text);
    await page.leave("email");
    await page.submit();
    expect(document.activeElement).toBe(page.field("email"));
  }
  expect(page.fetch).not.toHaveBeenCalled();
});

test("FORM-15: success says thank you, empties the field, and hides after 4 s", async () => {
  const page = await openForm(email1);
  await page.type("email", " a@example.org ");
  await page.submit();
  expect(page.body()).toEqual({ email: "a@example.org" });
  expect(page.answer()).toBe(thanks);
  expect(page.field("email").value).toBe("");
  await page.pass(3999);
  expect(page.answer()).toBe(thanks);
  await page.pass(1);
  expect(page.answer()).toBe("");
});

test("FORM-13: typing clears the success", async () => {
  const page = await openForm(email1);
  await page.type("email", "a@example.org");
  await page.submit();
  await page.type("email", "b");
  expect(page.answer()).toBe("");
});

test("a field that a success has emptied is no mistake when it is left", async () => {
  const page = await openForm(email1);
  await page.type("email", "a@example.org");
  await page.submit();
  page.field("email").blur();
  await page.pass(0);
  expect(page.answer()).toBe(thanks);
  await page.leave("email");
  expect(page.answer()).toBe("This field cannot be empty");
});

test("FORM-16: a failure says so plainly, keeps what was typed, and it can be sent again (R6)", async () => {
  let status = 500;
  const answer = async (): Promise<Response> =>
    status === 204 ? new Response(null, { status }) : Response.json({ message: "?" }, { status });
  const page = await openForm(email1, { answer });
  await page.type("email", "a@example.org");
  await page.submit();
  await page.until(() =>
    page.answer().startsWith("This couldn’t be sent. Your text is still here"),
  );
  expect(page.field("email").value).toBe("a@example.org");
  status = 204;
  await page.submit();
  expect(page.answer()).toBe(thanks);
  expect(page.fetch).toHaveBeenCalledTimes(2);
});

test("FORM-16: so does a network that fails", async () => {
  const answer = async (): Promise<Response> => {
    throw new TypeError("Failed to fetch");
  };
  const page = await openForm(email1, { answer });
  await page.type("email", "a@example.org");
  await page.submit();
  expect(page.answer()).toMatch(/^This couldn’t be sent/);
});

test("FORM-17: while it is on its way its button is busy, and it is not sent twice", async () => {
  let finish = (_answer: Response): void => undefined;
  const page = await openForm(email1, {
    answer: () => new Promise<Response>((resolve) => (finish = resolve)),
  });
  await page.type("email", "a@example.org");
  await page.submit();
  await page.submit();
  const button = page.form.querySelector("[type=submit]");
  expect(button?.getAttribute("aria-busy")).toBe("true");
  expect(page.form.textContent).toContain("Sending…");
  expect(page.fetch).toHaveBeenCalledTimes(1);
  finish(new Response(null, { status: 204 }));
  await page.pass(0);
  expect(button?.hasAttribute("aria-busy")).toBe(false);
  expect(page.answer()).toBe(thanks);
});

test("CALL-08: it tells whether marketing cookies are accepted where a choice is stored (R7)", async () => {
  const page = await openForm(email1);
  for (const [stored, sent] of [
    [{ analytics: true, marketing: true, functional: false }, { isCookieAccepted: true }],
    [{ analytics: true, marketing: false, functional: true }, { isCookieAccepted: false }],
  ] as const) {
    localStorage.setItem("cookieSettings", JSON.stringify(stored));
    await page.type("email", "a@example.org");
    await page.submit();
    expect(page.body()).toEqual({ email: "a@example.org", ...sent });
  }
});

test("FORM-26: the owner's own words stand in place of Vitrine's at success, in the language they are written in", async () => {
  const subscribedText = "Welcome aboard!\nThe first email leaves on Friday.";
  const page = await openForm({ template: "Email1", patch: { subscribedText } });
  await page.type("email", "a@example.org");
  await page.submit();
  expect(page.answer()).toBe(subscribedText);
  await closeForm();
  const inRussian = await openForm({
    template: "Email1",
    language: "ru",
    patch: { subscribedText },
  });
  await inRussian.type("email", "a@example.org");
  await inRussian.submit();
  expect(inRussian.answer()).toBe(subscribedText);
  expect(inRussian.form.querySelector(".joined__said")?.getAttribute("lang")).toBe("en");
});
