import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { SettingsScreen } from "./screens/settings-screen.ts";

const shared = shareProduct();

test("PLAN-09, NEW-96: an owner unpublishes a site, plans when it comes back, and publishes it before that", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  // the visitor's page while the site is unpublished
  noise.expect(/status of 404/);
  const { product, api } = shared();
  const site = await createSite(api);
  const { address } = await api.call<{ address: string }>("POST", `sites/${site.id}/releases`, {});
  await signInQuietly(page.context(), product);
  const settings = new SettingsScreen(page);
  await settings.open(product.appOrigin, site.id, "schedule");
  await page.getByRole("button", { name: "Unpublish: The whole site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  const again = page.getByRole("button", { name: "Publish again: The whole site" });
  await expect(again).toBeVisible();
  const visitor = await (await anotherBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
    "This site isn’t published right now",
  );

  await page.getByRole("button", { name: "Schedule", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Choose a date and a time")).toBeVisible();
  const year = new Date().getFullYear() + 1;
  await settings.field("When").fill(`${year}-01-15T08:00`);
  await page.getByRole("combobox", { name: "Time zone" }).selectOption("Europe/Berlin");
  await expect(page.getByText(/8:00 AM \(Europe\/Berlin\)/)).toBeVisible();
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  const planned = page.getByRole("listitem").filter({ hasText: "The whole site: Publish" });
  await expect(planned).toContainText("(Europe/Berlin)");
  await expectAccessible(page, "schedule");
  await page.getByRole("button", { name: "Cancel: The whole site: Publish" }).click();
  await expect(planned).toHaveCount(0);

  await again.click();
  await expect(page.getByRole("button", { name: "Unpublish: The whole site" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("main")).toBeVisible();
  await expect(visitor.getByText("isn’t published")).toHaveCount(0);
});
