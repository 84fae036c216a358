import { expectAccessible } from "./harness/axe.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { SettingsScreen } from "./screens/settings-screen.ts";
import { createVisitSite } from "./visit/visit-site.ts";

const shared = shareProduct();

test("an owner moves a page, redirects an old address, rewrites the 404 page and sets a password; a visitor meets all four", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  test.slow();
  noise.expect(/status of (401|404)/);
  const { product, api } = shared();
  const { id, slug } = await createVisitSite(api);
  await signInQuietly(page.context(), product);
  const settings = new SettingsScreen(page);

  await page.goto(`${product.appOrigin}/sites/${id}/settings/page/fees`);
  await settings.field("Path").fill("work");
  await expect(page.getByText("already has this path")).toBeVisible();
  await settings.field("Path").fill("Our fees");
  await expect(page.getByText("Available. Visitors to /fees will be redirected")).toBeVisible();
  await settings.field("Title").fill("What it costs");
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview.locator(".search-title")).toHaveText("What it costs");
  await expect(preview.locator(".search-site")).toContainText("our-fees");

  await settings.choose("Redirects");
  await settings.field("Old path").fill("/prices.html");
  await page.getByLabel("Redirect to").selectOption("fees");
  await settings.field("Old path").press("Enter");
  await expect(page.getByRole("combobox", { name: "Redirect /prices.html to" })).toHaveValue(
    "fees",
  );

  await settings.choose("404 page");
  await settings.field("Heading").fill("Off the map");
  await settings.field("Heading").blur();
  const shown = page.frameLocator("iframe[title=Preview]");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Off the map");
  await settings.saved();
  await settings.publishing.publish();
  await page.keyboard.press("Escape");

  await page.goto(`${product.appOrigin}/sites/${id}/settings/page/fees`);
  await page.getByRole("radio", { name: /^People with the password/ }).click();
  await settings.field("Password").fill("flour & water");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeVisible();

  const visitor = await (await anotherBrowser()).newPage();
  const home = product.siteAddress(slug);
  await visitor.goto(`${home}prices.html`);
  await expect(visitor).toHaveURL(`${home}our-fees/`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This page is protected");
  await expectAccessible(visitor, "the page that asks for a password");
  await visitor.getByLabel("Password").fill("flour");
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByRole("alert")).toHaveText("That password isn’t right. Try again.");
  await visitor.getByLabel("Password").fill("flour & water");
  await visitor.getByRole("button", { name: "Continue" }).click();
  await expect(visitor).toHaveTitle("What it costs");
  await visitor.goto(`${home}fees`);
  await expect(visitor).toHaveTitle("What it costs");
  await visitor.goto(`${home}nowhere`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Off the map");
});
