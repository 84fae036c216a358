import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { createFormSite } from "./visit/form-site.ts";
import { makeFirstMove } from "./visit/shown-page.ts";

const shared = ownProduct();
let home = "";

test.beforeAll(async () => {
  const { api, product } = shared();
  const site = await createFormSite(api);
  home = product.siteAddress(site.slug);
});

const question = "What’s wrong with this website?";
const sent = "Information has been successfully sent";

function reportLink(page: Page): Locator {
  return page.getByRole("contentinfo").getByRole("link", { name: "Report" });
}

/** Opens the dialog by the link in the footer. */
async function openDialog(page: Page): Promise<Locator> {
  await page.goto(home);
  // what listens to the link comes with the first move
  await expect(async () => {
    await page.mouse.move(5, 5);
    await reportLink(page).hover();
    await expect(reportLink(page)).toHaveAttribute("aria-haspopup", "dialog", { timeout: 200 });
  }).toPass();
  await reportLink(page).click();
  const dialog = page.getByRole("dialog", { name: question });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel("Your name").fill("Anna");
  await dialog.getByLabel("Your email").fill(email);
  await dialog.getByLabel("What’s wrong", { exact: true }).fill("Counterfeit");
}

async function send(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Send" }).click();
}

test("REPORT-04, REPORT-09, POPUP-100: the Report button opens the complaint form in a dialog titled as a question, which says what is missing", async ({
  page,
}) => {
  const ground = await page.locator("html").evaluate((html) => getComputedStyle(html).background);
  const dialog = await openDialog(page);
  await expect(page).toHaveURL(home);
  // seen in the room of the scroll bar, over which no backdrop lies
  await expect(page.locator("html")).not.toHaveCSS("background", ground);
  await expectAccessible(page, "the complaint form");

  await test.step("the keyboard stays in it", async () => {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest("dialog[open]");
      });
      expect(isOutside).toBe(false);
    }
    await expect(dialog).toBeVisible();
  });

  await test.step("its button closes it, a press outside does, and so does Escape", async () => {
    const closings = [
      () => dialog.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(10, 10),
      () => page.keyboard.press("Escape"),
    ];
    for (const [place, close] of closings.entries()) {
      if (place > 0) await reportLink(page).click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      if (place === 0) await expect(reportLink(page)).toBeFocused();
    }
  });

  await test.step("all fields are required, and the e-mail valid", async () => {
    await reportLink(page).click();
    await send(dialog);
    const email = dialog.getByLabel("Your email");
    await expect(dialog.getByLabel("Your name")).toBeFocused();
    for (const label of ["Your name", "Your email", "What’s wrong"])
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        /^Required field/,
      );
    await email.fill("anna@");
    await send(dialog);
    await expect(email).toHaveAccessibleDescription("Please put a correct e-mail");
    await expectAccessible(page, "the complaint form with errors");
  });
});

test("REPORT-05, REPORT-06, REPORT-07, REPORT-08: the comment counts, warns, and has 255 characters", async ({
  page,
  context,
}) => {
  const dialog = await openDialog(page);
  const comment = dialog.getByLabel("What’s wrong", { exact: true });
  await expect(dialog).toContainText("0/255");
  await comment.fill("x".repeat(249));
  await expect(comment).toHaveAccessibleDescription("249/255");
  await comment.pressSequentially("y");
  await expect(comment).toHaveAccessibleDescription("5 characters left 250/255");
  await comment.fill("x".repeat(255));
  await comment.pressSequentially("y");
  await expect(comment).toHaveAccessibleDescription(
    "Your have exceeded the maximum character limit. 256/255",
  );
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await comment.fill("x".repeat(400));
  await comment.press("ControlOrMeta+A");
  await comment.press("ControlOrMeta+C");
  await comment.press("ControlOrMeta+V");
  await expect(comment).toHaveValue("x".repeat(255));
  await expect(dialog).toContainText("255/255");
});

test("REPORT-10: a complaint is confirmed, with the page, its language and its release", async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await fill(dialog, "anna@example.org");
  const call = page.waitForRequest("**/sites/form/compliance/**");
  await send(dialog);
  const request = await call;
  expect(request.postDataJSON()).toEqual({
    email: "anna@example.org",
    name: "Anna",
    comment: "Counterfeit",
    siteHash: expect.stringMatching(/./),
  });
  const headers = await request.allHeaders();
  expect(headers).toMatchObject({ language: "en", referer: home });
  expect(headers["x-release"]).toMatch(/./);
  const info = page.getByRole("alertdialog", { name: sent });
  await expect(info).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page, "a complaint that was sent");
  await info.getByRole("button", { name: "Got it" }).click();
  await expect(info).toBeHidden();
  await expect(reportLink(page)).toBeFocused();
});

test("REPORT-11: a second complaint is thanked for, with a warning", async ({ page, noise }) => {
  noise.expect(/403/);
  for (const title of [sent, "Thanks for the report!"]) {
    const dialog = await openDialog(page);
    await fill(dialog, "twice@example.org");
    await send(dialog);
    await expect(page.getByRole("alertdialog", { name: title })).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  const info = page.getByRole("alertdialog");
  await expect(info.locator("[data-icon=warning]")).toBeVisible();
  await expect(info).toHaveAccessibleDescription("You’ve already reported this website.");
  expect((await info.locator(".dialog").boundingBox())?.width).toBeLessThanOrEqual(400);
  await page.mouse.click(10, 10);
  await expect(info).toBeHidden();
});

test("REPORT-12: another failure says that something went wrong, and why", async ({
  page,
  noise,
}) => {
  noise.expect(/status of 503|status of 500/);
  for (const [status, body, text] of [
    [
      503,
      JSON.stringify({ status: 503, code: "unavailable", message: "Try later." }),
      "Try later.",
    ],
    [500, "", "Please refresh page to load data"],
  ] as const) {
    await page.route("**/form/compliance/**", (route) => route.fulfill({ status, body }));
    const dialog = await openDialog(page);
    await fill(dialog, "fails@example.org");
    await send(dialog);
    const info = page.getByRole("alertdialog", { name: "Something went wrong" });
    await expect(info).toHaveAccessibleDescription(text);
    await expect(info.locator("[data-icon=error]")).toBeVisible();
    await info.getByRole("button", { name: "Got it" }).click();
    await expect(info).toBeHidden();
    await page.unroute("**/form/compliance/**");
  }
});

test("REPORT-09: where the dialog does not come the link leads to the page", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  await page.route(/\/islands\/report-/, (route) => route.abort());
  await page.goto(home);
  await page.mouse.move(5, 5);
  await reportLink(page).hover();
  await reportLink(page).click();
  await expect(page).toHaveURL(`${home}report/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
});

test("REPORT-10: the complaint on its own page ends as the one in the dialog", async ({ page }) => {
  await page.goto(`${home}de/report/`);
  const form = page.getByRole("main").locator("form");
  await form.locator("[name=name]").click();
  await expect(form).toHaveAttribute("data-live", "");
  await form.locator("[type=submit]").click();
  await expect(form.locator("[name=email]")).toHaveAccessibleDescription("Pflichtfeld");
  await form.locator("[name=name]").fill("Anna");
  await form.locator("[name=email]").fill("page@example.org");
  await form.locator("[name=comment]").fill("Fälschung");
  await form.locator("[type=submit]").click();
  const info = page.getByRole("alertdialog", { name: "Die Angaben wurden erfolgreich gesendet" });
  await expect(info).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(info).toBeHidden();
  await expect(form.locator("[name=comment]")).toHaveValue("");
});

test("REPORT-13: a page that is gone back to closes the dialog over it", async ({ page }) => {
  await page.goto(`${home}report/`);
  await makeFirstMove(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(home);
  // the address changes first
  await expect(page.locator("form[data-form=compliance]")).toHaveCount(0);
  await reportLink(page).hover();
  await expect(reportLink(page)).toHaveAttribute("aria-haspopup", "dialog");
  await reportLink(page).click();
  await expect(page.getByRole("dialog", { name: question })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
