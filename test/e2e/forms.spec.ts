import type { Locator, Page, Request } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { createFormSite, forms } from "./visit/form-site.ts";
import { expectSaid, listenTo } from "./visit/said.ts";
import { isSameDocument, markDocument } from "./visit/shown-page.ts";

const shared = shareProduct();
let home = "";

test.beforeAll(async () => {
  const { api, product } = shared();
  const site = await createFormSite(api);
  home = product.siteAddress(site.slug);
});

const thanks = "Thank you for subscribing!";

/** What of the site's scripts a page has asked for. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/islands\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** Opens a page and comes to one of its forms; waits until it is alive. */
async function comeTo(page: Page, form: string, path = ""): Promise<Locator> {
  await page.goto(home + path);
  const found = page.locator(form);
  await found.locator("[name=email]").click();
  await expect(found).toHaveAttribute("data-live", "");
  return found;
}

async function formCall(page: Page, doIt: () => Promise<void>): Promise<Request> {
  const call = page.waitForRequest(/\/sites\/form\//);
  await doIt();
  return call;
}

async function fillContact(form: Locator): Promise<void> {
  await form.locator("[name=name]").fill("Ann");
  await form.locator("[name=email]").fill("ann@example.org");
  await form.locator("[name=message]").fill("Hello");
}

test("FORM-21: nothing of a form is loaded before somebody comes to it", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(home);
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 300);
  await expect(page.locator("p[role=status]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(scripts).toContain("visit");
  // several forms have a script of this name
  const ofForms = (): string[] => scripts.filter((name) => /^form\d*$/.test(name));
  expect(ofForms()).toEqual([]);
  await page.locator(forms.subscribe).locator("[name=email]").click();
  await expect.poll(ofForms).not.toEqual([]);
});

test("FORM-29: on a phone a long label is read in whole, and more of it over what is typed than was room for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(home);
  const labels = page.locator(`${forms.contact} .field__label, ${forms.subscribe} .joined__label`);
  await expect(labels).toHaveCount(4);
  await page.evaluate(async () => void (await document.fonts.ready));
  const cut = (words: string) =>
    labels.evaluateAll((all, text) => {
      for (const one of all) one.textContent = text;
      return all
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
        .map((one) => one.getAttribute("for"));
    }, words);
  expect(await cut("Day, time and how many of you are coming")).toEqual([]);
  for (const name of ["name", "message"])
    await page.locator(forms.contact).locator(`[name=${name}]`).fill("Ann");
  await page.locator(forms.subscribe).locator("[name=email]").fill("ann@example.org");
  expect(await cut("Day, time and how many you are")).toEqual([]);
});

test("FORM-12: the e-mail field says what is wrong when it is left", async ({ page }) => {
  const form = await comeTo(page, forms.subscribe);
  const email = form.getByLabel("Your email");
  const note = form.getByRole("status");
  await email.blur();
  await expect(note).toHaveText(/This field cannot be empty$/);
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("nobody");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await email.blur();
  await expect(note).toHaveText(/Please enter a valid email$/);
  await expect(email).toHaveAccessibleDescription("Please enter a valid email");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(email).toBeFocused();
});

/** A contact form is as high with two errors and with one as it was with none. */
async function expectSteady(form: Locator): Promise<void> {
  await form.evaluate(async ({ ownerDocument }) => void (await ownerDocument.fonts.ready));
  const height = async () => (await form.boundingBox())?.height;
  const before = await height();
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.locator("[aria-invalid]")).toHaveCount(2);
  await expect(form.locator(".field__note--error").first()).toBeVisible();
  expect(await height()).toBe(before);
  await form.locator("[name=name]").fill("Ann");
  await form.locator("[name=email]").fill("bad");
  await form.locator("[name=email]").blur();
  await expect(form.locator("[aria-invalid]")).toHaveCount(1);
  expect(await height()).toBe(before);
}

test("FORM-125: the contact form is as high with what is wrong in it", async ({ page }) => {
  // fields below each other have a line of errors each, and one in common beside each other
  for (const width of [1280, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await expectSteady(await comeTo(page, forms.contact));
  }
});

test("FORM-125: so are those beside a map, and that of the footer", async ({ page }) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: ["ContactMap"] });
  const components = await api.call<{ id: string; data: object }[]>(
    "GET",
    "components?language=en",
  );
  const template = "FooterMapForm";
  const initial = components.find(({ id }) => id === template)?.data;
  const args = { target: { part: "footer" }, template, initial };
  await api.operate(site.id, [{ name: "section.swap", args }]);
  await api.publish(site.id);
  for (const width of [1280, 600, 390])
    for (const part of [`#comp-${sectionId("ContactMap")}`, "footer"]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(product.siteAddress(site.slug));
      const form = page.locator(part).locator("form");
      await form.locator("[name=email]").click();
      await expect(form).toHaveAttribute("data-live", "");
      await expectSteady(form);
    }
});

test("FORM-15: a subscription is thanked for, emptied, and the thanks go after 4 s", async ({
  page,
}) => {
  const form = await comeTo(page, forms.subscribe);
  const email = form.getByLabel("Your email");
  const said = await listenTo(form);
  await email.fill("reader@example.org");
  const call = await formCall(page, () => form.getByRole("button").click());
  expect(call.postDataJSON()).toEqual({
    email: "reader@example.org",
    siteHash: expect.stringMatching(/./),
  });
  expect(call.headers()).toMatchObject({ "content-type": "application/json", language: "en" });
  expect((await call.response())?.status()).toBe(204);
  await expectSaid(said, thanks);
  await expect(email).toHaveValue("");
  await expect(form).not.toContainText(thanks);
});

test("FORM-19: a message is notified of, and the fields are empty after 4 s", async ({ page }) => {
  const form = await comeTo(page, forms.contact);
  await fillContact(form);
  const said = await listenTo(form);
  const call = await formCall(page, () => form.getByRole("button", { name: "Send" }).click());
  expect(call.postDataJSON()).toEqual({
    name: "Ann",
    email: "ann@example.org",
    message: "Hello",
    siteHash: expect.stringMatching(/./),
  });
  await expectSaid(said, "Your message has been sent. Thank you!");
  await expect(form).not.toContainText("has been sent");
  for (const name of ["name", "email", "message"])
    await expect(form.locator(`[name=${name}]`)).toHaveValue("");
});

test("FORM-18: name and e-mail are required, each says so, and the first one gets the focus", async ({
  page,
}) => {
  const form = await comeTo(page, forms.contact);
  await form.getByRole("button", { name: "Send" }).click();
  const name = form.getByLabel("Enter your name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("This field cannot be empty");
  await expect(form.getByLabel("Enter your email")).toHaveAccessibleDescription(
    "This field cannot be empty",
  );
  await expectAccessible(page, "a form with errors");
});

test("FORM-16: a message that fails is kept and can be sent again", async ({ page, noise }) => {
  noise.expect(/status of 500|ERR_FAILED/);
  const form = await comeTo(page, forms.contact);
  await fillContact(form);
  const send = form.getByRole("button", { name: "Send" });
  await page.route("**/form/contact/**", (route) => route.fulfill({ status: 500, body: "oops" }));
  await send.click();
  await expect(form.getByRole("status")).toContainText("This couldn’t be sent.");
  await page.unroute("**/form/contact/**");
  await page.route("**/form/contact/**", (route) => route.abort());
  await send.click();
  await expect(form.getByRole("status")).toContainText("This couldn’t be sent.");
  await expect(form.locator("[name=message]")).toHaveValue("Hello");
  await page.unroute("**/form/contact/**");
  const said = await listenTo(form);
  await send.click();
  await expectSaid(said, "Your message has been sent.");
});

test("FORM-17: a form that is on its way is busy and is sent once", async ({ page }) => {
  const form = await comeTo(page, forms.contact);
  await fillContact(form);
  let calls = 0;
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/form/contact/**", async (route) => {
    calls += 1;
    await wait;
    await route.continue();
  });
  const send = form.locator("[type=submit]");
  await form.locator("[name=email]").press("Enter");
  await expect(send).toHaveAttribute("aria-busy", "true");
  await form.locator("[name=email]").press("Enter");
  const said = await listenTo(form);
  goOn();
  await expectSaid(said, "has been sent");
  await expect(send).not.toHaveAttribute("aria-busy", "true");
  expect(calls).toBe(1);
});

test("CALL-08: isCookieAccepted is sent where a choice is stored, with its marketing flag", async ({
  page,
}) => {
  const form = await comeTo(page, forms.subscribe);
  for (const marketing of [true, false]) {
    await page.evaluate((flags) => localStorage.setItem("cookieSettings", JSON.stringify(flags)), {
      analytics: true,
      marketing,
      functional: false,
    });
    await form.locator("[name=email]").fill("reader@example.org");
    const said = await listenTo(form);
    const call = await formCall(page, () => form.locator("[name=email]").press("Enter"));
    expect(call.postDataJSON()).toMatchObject({ isCookieAccepted: marketing });
    await expectSaid(said, thanks);
  }
});

test("FORM-22: a form whose script does not come is sent as the plain form that it is", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  await page.route(/\/islands\/form-/, (route) => route.abort());
  await page.goto(home);
  const form = page.locator(forms.subscribe);
  await form.getByLabel("Your email").fill("plain@example.org");
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/subscri/i);
  await expect(page).toHaveURL(/\/sites\/form\/email\//);
});

test("FORM-11: what is typed before the script comes stays", async ({ page }) => {
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/islands\/form-/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(home);
  const form = page.locator(forms.contact);
  const name = form.getByLabel("Enter your name");
  await name.click();
  await name.pressSequentially("An");
  const loaded = page.waitForResponse(/\/islands\/form-/);
  goOn();
  await name.pressSequentially("na");
  await loaded;
  await expect(form).toHaveAttribute("data-live", "");
  await name.pressSequentially(" K");
  await expect(name).toHaveValue("Anna K");
  await expect(name).toBeFocused();
});

test("FORM-23: forms work on pages that are shown in place of others", async ({ page }) => {
  await comeTo(page, "form[data-form=compliance]", "report/");
  await markDocument(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(home);
  const form = page.locator(forms.subscribe);
  await form.locator("[name=email]").fill("again@example.org");
  await expect(form).toHaveAttribute("data-live", "");
  expect(await isSameDocument(page)).toBe(true);
  const said = await listenTo(form);
  await form.locator("[name=email]").press("Enter");
  await expectSaid(said, thanks);
});

const said = {
  en: ["This field cannot be empty", "Please enter a valid email", thanks],
  ru: [
    "Это поле не может быть пустым",
    "Пожалуйста, введите корректный адрес",
    "Спасибо за подписку!",
  ],
  de: ["Dieses Feld darf nicht leer sein", "gültige E-Mail", "Vielen Dank"],
  fr: ["Ce champ ne peut pas être vide", "adresse e-mail valide", "Merci de votre inscription"],
  es: ["Este campo no puede estar vacío", "correo electrónico válido", "Gracias por suscribirse"],
  uk: ["Це поле не може бути порожнім", "введіть правильну адресу", "Дякуємо за підписку!"],
} as const;

for (const [language, words] of Object.entries(said)) {
  test(`FORM-24: forms speak ${language}, and nothing jumps while they do`, async ({ page }) => {
    const path = language === "en" ? "" : `${language}/`;
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const form = await comeTo(page, forms.subscribe, path);
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await page
        .locator("#comp-email1")
        .evaluate((one: HTMLElement) => one.offsetHeight);
      const heard = await listenTo(form);
      const email = form.locator("[name=email]");
      await email.blur();
      await expect(form).toContainText(words[0]);
      await email.fill("nobody");
      await email.blur();
      await expect(form).toContainText(words[1]);
      await email.fill("reader@example.org");
      await email.press("Enter");
      await expectSaid(heard, words[2]);
      expect(new Set((await heard()).map(({ height }) => height))).toEqual(new Set([before]));
    }
  });
}

test("FORM-25: the field that gets the focus does not stay under the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  const form = await comeTo(page, forms.contact);
  const send = form.getByRole("button", { name: "Send" });
  await send.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
  await send.click();
  const name = form.getByLabel("Enter your name");
  await expect(name).toBeFocused();
  const bar = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await name.boundingBox())?.y)
    .toBeGreaterThan((bar?.height ?? 80) - 1);
});
