import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { createFormSite, forms } from "./visit/form-site.ts";

const shared = shareProduct();

async function open(page: Page, options: { isPast?: boolean } = {}): Promise<Locator> {
  const { api, product } = shared();
  const site = await createFormSite(api, options);
  await page.goto(product.siteAddress(site.slug));
  const form = page.locator(forms.reply);
  await form.getByLabel("Your name").click();
  await form.getByLabel("Your name").fill("Ann");
  await form.getByLabel("Your email").fill("ann@example.org");
  await expect(form).toHaveAttribute("data-live", "");
  return form;
}

test("RSVP-05: guests are stepped with buttons, by pointer and keyboard", async ({ page }) => {
  const form = await open(page);
  const guests = form.getByLabel("Guests with you");
  const more = form.getByRole("button", { name: "More" });
  await more.click();
  await more.press("Enter");
  await more.press("Space");
  await expect(guests).toHaveValue("3");
  await form.getByRole("button", { name: "Fewer" }).click();
  await expect(guests).toHaveValue("2");
});

test("RSVP-06: after yes an .ics file is offered", async ({ page }) => {
  const form = await open(page);
  await form.getByRole("button", { name: "More" }).click();
  await form.getByRole("button", { name: "Reply" }).click();
  await expect(form.getByRole("status")).toContainText("See you there!");
  await expectAccessible(page, "an accepted reply");
  const download = page.waitForEvent("download");
  await form.getByRole("link", { name: "Add to calendar" }).click();
  expect((await download).suggestedFilename()).toBe("event.ics");
});

test("RSVP-06: after no there is none, and nobody is asked about guests", async ({ page }) => {
  const form = await open(page);
  await form.getByRole("radio", { name: /make it/ }).check();
  await expect(form.getByLabel("Guests with you")).toBeHidden();
  await form.getByRole("button", { name: "Reply" }).click();
  await expect(form.getByRole("status")).toContainText("Thanks for letting us know");
  await expect(form.getByRole("link")).toHaveCount(0);
});

test("RSVP-07: an event without enough places says so at the guests", async ({ page, noise }) => {
  noise.expect(/409/);
  const form = await open(page);
  const guests = form.getByLabel("Guests with you");
  await guests.fill("5");
  await form.getByRole("button", { name: "Reply" }).click();
  await expect(guests).toHaveAccessibleDescription("Only 4 places left.");
  await guests.fill("3");
  await form.getByRole("button", { name: "Reply" }).click();
  await expect(form.getByRole("status")).toContainText("See you there!");
  await form.getByLabel("Your email").fill("bob@example.org");
  await guests.fill("0");
  await form.getByRole("button", { name: "Reply" }).click();
  await expect(form.getByRole("status")).toContainText("All places are taken.");
});

test("RSVP-07: an event that takes no more replies says so, where the page could not tell before", async ({
  page,
  noise,
}) => {
  noise.expect(/409|ERR_FAILED/);
  await page.route(/\/replies$/, (route) => route.abort());
  await page.addInitScript(() => {
    Date.now = () => Date.UTC(2019, 0, 1);
  });
  const form = await open(page, { isPast: true });
  await form.getByRole("button", { name: "Reply" }).click();
  await expect(form.getByRole("status")).toContainText("Replies are closed.");
  await expect(form.getByLabel("Your name")).toHaveValue("Ann");
});

test("RSVP-08: an event whose replies are over says so in place of its form", async ({ page }) => {
  const { api, product } = shared();
  const { slug } = await createFormSite(api, { isPast: true });
  await page.goto(product.siteAddress(slug));
  // what has changed since it was published comes as somebody comes near
  await page.locator(".rsvp").scrollIntoViewIfNeeded();
  await expect(page.locator(".rsvp .notice")).toHaveText("Replies are closed.");
  await expect(page.locator(forms.reply)).toHaveCount(0);
  await expectAccessible(page, "an invitation whose replies are over");
});

test("RSVP-09: a full event says so when one comes to it", async ({ page }) => {
  const form = await open(page);
  await form.getByLabel("Guests with you").fill("3");
  await form.getByRole("button", { name: "Reply" }).click();
  await expect(form.getByRole("status")).toContainText("See you there!");
  // an answer is given again for three seconds
  await expect(async () => {
    await page.reload();
    await page.locator(".rsvp").scrollIntoViewIfNeeded();
    await expect(page.locator(".rsvp .notice")).toHaveText("All places are taken.", {
      timeout: 2000,
    });
  }).toPass();
  await expect(page.locator(forms.reply)).toHaveCount(0);
});
