import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { PagesPanel } from "./screens/pages-panel.ts";
import { SettingsScreen } from "./screens/settings-screen.ts";

const shared = shareProduct();

test("PAGE-64, PAGE-65, PLAN-61: an owner keeps a page as a draft, publishes without it and later with it, then takes it off and shows it again, and visitors are never led to it in between", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  // the visitor asks for pages that aren't there
  noise.expect(/status of 404/);
  const { product, api } = shared();
  const site = await createSite(api);
  const { address } = await api.site(site.slug);
  const editor = await openEditor(page, product, { site: site.id });
  const pages = new PagesPanel(page);
  await pages.open();
  await pages.add({ ready: "Menu", name: "Cakes" });
  await pages.add({ ready: "About us" });
  await pages.act("Cakes", "Keep as a draft");
  await expect.poll(() => pages.tree()).toContain("1 Cakes, /cakes, Draft");
  await expect(editor.toast("“Cakes” is a draft")).toBeVisible();
  await expectAccessible(page, "a draft in the tree of pages");
  await editor.undo.click();
  await expect.poll(() => pages.tree()).toContain("1 Cakes, /cakes");
  await editor.redo.click();
  await expect.poll(() => pages.tree()).toContain("1 Cakes, /cakes, Draft");
  await editor.saved();
  const { publishing } = editor;
  await publishing.open();
  await publishing.box.getByText("1 page left out").click();
  await expect(publishing.box.getByRole("button", { name: /Cakes\s*Draft/ })).toBeVisible();
  await publishing.submit.click();
  await publishing.live();
  await page.keyboard.press("Escape");

  const visitor = await (await anotherBrowser()).newPage();
  const links = visitor.locator(".nav__links > ul > li > a");
  const isThere = () => visitor.evaluate(async () => (await fetch("/cakes/")).status);
  await visitor.goto(address);
  await expect(links).toHaveText(["About us"]);
  expect(await isThere()).toBe(404);

  // in the page's settings it is for everyone again
  const settings = new SettingsScreen(page);
  await pages.act("Cakes", "Page settings");
  const nobody = page.getByRole("radio", { name: /^No one/ });
  await expect(nobody).toBeChecked();
  await expectAccessible(page, "the settings of a draft");
  await page.getByRole("radio", { name: /^Everyone/ }).click();
  await expect(nobody).not.toBeChecked();
  await editor.saved();
  await settings.publishing.publish();
  await visitor.reload();
  await expect(links).toHaveText(["Cakes", "About us"]);
  expect(await isThere()).toBe(200);

  await editor.open(product.appOrigin, site.id, "cakes");
  await pages.open();
  await pages.act("Cakes", "Unpublish now");
  await expect.poll(() => pages.tree()).toContain("1 Cakes, /cakes, Unpublished");
  expect(await isThere()).toBe(404);
  await expect(async () => {
    await visitor.goto(address);
    await expect(links).toHaveText(["About us"], { timeout: 500 });
  }).toPass();
  await pages.act("Cakes", "Publish again");
  await expect.poll(() => pages.tree()).toContain("1 Cakes, /cakes");
  expect(await isThere()).toBe(200);
  await expect(async () => {
    await visitor.goto(address);
    await expect(links).toHaveText(["Cakes", "About us"], { timeout: 500 });
  }).toPass();
});
