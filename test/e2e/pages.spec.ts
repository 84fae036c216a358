import { expectAccessible } from "./harness/axe.ts";
import { openEditor } from "./harness/open-editor.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { PagesPanel } from "./screens/pages-panel.ts";

const shared = shareProduct();

test("TREE-06, NAV-09: an owner makes four pages, nests, renames, moves, hides, removes and publishes them, and a visitor has the menu", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const { address } = await api.site(site.slug);
  const editor = await openEditor(page, product, { site: site.id });
  const pages = new PagesPanel(page);
  const bar = editor.canvas.frame.locator(".nav__links");
  await pages.open();

  await pages.add({ ready: "Menu" });
  await pages.add({ ready: "About us" });
  await pages.add({ ready: "Contact" });
  await pages.add({ ready: "Prices", name: "Cakes" });
  await expect
    .poll(() => pages.tree())
    .toEqual([
      "1 Home, /",
      "1 Menu, /menu",
      "1 About us, /about-us",
      "1 Contact, /contact",
      "1 Cakes, /cakes",
    ]);
  await expect(bar.locator(".nav__link")).toHaveText(["Menu", "About us", "Contact", "Cakes"]);
  await expectAccessible(page, "the panel of pages");

  // by mouse, into the menu of the first one
  const from = await pages.row("Cakes").boundingBox();
  const to = await pages.row("Menu").boundingBox();
  if (!from || !to) throw new Error("The rows are on the screen");
  await page.mouse.move(from.x + 80, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 10);
  await page.mouse.move(to.x + 110, to.y + 34, { steps: 4 });
  await expect(page.locator(".tree-ghost")).toContainText("into Menu, 1 of 1");
  await page.mouse.up();
  await expect.poll(() => pages.tree()).toContain("2 Cakes, /cakes");
  await expect(page.getByText(/Cakes.* into Menu.* 1 of 1/)).toBeAttached();
  await expect(bar.locator(".sub")).toHaveCount(1);

  // by keyboard: renamed, then moved before the one above
  await pages.row("Contact").focus();
  await page.keyboard.press("F2");
  await expect(pages.panel.getByRole("textbox")).toBeFocused();
  await page.keyboard.insertText("Find us");
  await page.keyboard.press("Enter");
  await expect(pages.row("Find us")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(bar.locator(".nav__link")).toHaveText(["Menu", "Find us", "About us"]);

  await pages.act("About us", "Hide from the menu");
  await expect(bar.locator(".nav__link")).toHaveText(["Menu", "Find us"]);
  await pages.row("Menu").focus();
  await expect(pages.row("Menu")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(bar.locator(".nav__link")).toHaveText(["Cakes", "Find us"]);
  await editor.toast("Page “Menu” deleted").getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => pages.tree())
    .toEqual([
      "1 Home, /",
      "1 Menu, /menu",
      "2 Cakes, /cakes",
      "1 Find us, /contact",
      "1 About us, /about-us",
    ]);
  await editor.saved();
  await editor.publishing.publish();

  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(address);
  const links = visitor.locator(".nav__links");
  await expect(links.locator(":scope > ul > li > a")).toHaveText(["Menu", "Find us"]);
  await links.getByRole("link", { name: "Menu" }).hover();
  await links.getByRole("link", { name: "Cakes" }).click();
  // the address changes before its page is shown, and what is shown takes the focus
  await expect(visitor).toHaveTitle(/Cakes/);
  await links.locator("details > summary").focus();
  await visitor.keyboard.press("ArrowDown");
  await expect(links.getByRole("link", { name: "Cakes" })).toBeFocused();
  await visitor.keyboard.press("Escape");
  await expect(links.getByRole("link", { name: "Cakes" })).toBeHidden();
  await expectAccessible(visitor, "a page whose bar has a menu");
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.locator(".nav__menu > summary").click();
  await expect(visitor.locator(".nav-full").getByRole("link")).toContainText([
    "Menu",
    "Cakes",
    "Find us",
  ]);
});

test("ITEM-05, NAV-18: a link that is added to a full bar is written under More at once, and where it leads is chosen beside it", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  // room for the page in its own size beside the panel; its menu opens with a movement, as it does for most
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const editor = await openEditor(page, product, { site: site.id });
  const { frame } = editor.canvas;
  const pages = new PagesPanel(page);
  await pages.open();
  for (const name of [
    "Workshops for all",
    "Firing night on Friday",
    "Our opening hours",
    "Find us",
  ])
    await pages.add({ ready: "Menu", name });
  const menu = frame.locator(".more .menu");
  await frame.locator(".nav__bar").click({ position: { x: 4, y: 4 } });
  for (const words of ["Cakes to order", "Shop hours"]) {
    await page.getByRole("button", { name: "Add a link", exact: true }).click();
    // nobody waits for the field: its letters, and a space that would press the button again, are for it
    await page.keyboard.type(words);
    await expect(menu.locator("[data-edit=text]").last()).toHaveText(words);
  }
  const link = menu.locator("[data-edit=text]").last();
  await link.click();
  const popover = page.locator(".canvas-pop");
  await popover.getByRole("combobox").fill("/find-us");
  await page.keyboard.press("Enter");
  await expect(link.locator("xpath=ancestor::a")).toHaveCount(1);
  const [left = 0, right = 0] = await Promise.all(
    [popover, menu].map(async (one) => {
      const box = await one.boundingBox();
      return box ? box.x + box.width / 2 : 0;
    }),
  );
  expect(Math.abs(left - right)).toBeLessThan(200);
});

test("ITEM-05: a link that is written keeps the keyboard when the bar is drawn anew for its words", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = await openEditor(page, product, { site: site.id });
  const bar = editor.canvas.frame.locator(".nav");
  const written = bar.locator(":focus");
  for (const words of [
    "Our team page",
    "A new one",
    "To visit us",
    "On a map",
    "Long words about",
  ]) {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await bar.locator(".nav__bar").click({ position: { x: 4, y: 4 } });
    await page.getByRole("button", { name: "Add a link", exact: true }).click();
    await page.keyboard.type(words);
    await expect(written).toHaveText(words);
  }
  // as the bar is rendered it has no room for them
  const link = bar.locator(".nav__links>ul>li").last();
  await expect(link).toHaveAttribute("data-label", "Long words about");
  await page.keyboard.type(" nothing");
  await expect(written).toHaveText("Long words about nothing");
});

test("SAVED-83, SAVED-84, TREE-81, TREE-500, CHECK-145: a page is kept as a template and begins one on another site with its pictures; another begins as a starter’s, with its files", async ({
  page,
}) => {
  const { product, api } = shared();
  const shop = await api.site();
  const site = await createSite(api);
  const from = await openEditor(page, product, { site: shop.id });
  const main = from.canvas.frame.locator("main > section");
  await expect(main.first()).toBeVisible();
  const sections = await main.count();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("save page as template");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Landing page");
  await page.keyboard.press("Enter");
  await expect(page.locator(".toast")).toContainText("Template “Landing page” saved");

  const to = await openEditor(page, product, { site: site.id });
  const pages = new PagesPanel(page);
  const { dialog } = pages;
  await pages.open();
  await pages.panel.getByRole("button", { name: "New page" }).click();
  await dialog.getByRole("radio", { name: "My templates" }).click();
  const mine = dialog.getByRole("button", { name: "Landing page", exact: true });
  await expect(mine.locator("iframe.is-drawn")).toBeVisible();
  await expectAccessible(page, "templates of pages", { inDark: true });
  await mine.press("Enter");
  await dialog.getByRole("button", { name: "Create page" }).click();
  await expect(pages.row("Landing page")).toBeVisible();
  const made = to.canvas.frame.locator("main > section");
  await expect(made).toHaveCount(sections);
  await expect(made.locator("picture img").first()).toHaveJSProperty("complete", true);
  await expect(page.locator(".toast", { hasText: "picture" })).toHaveCount(0);

  await pages.panel.getByRole("button", { name: "New page" }).click();
  await dialog.getByRole("radio", { name: "From starters" }).click();
  await dialog.getByLabel("Starter", { exact: true }).selectOption({ label: "Practice" });
  await dialog.getByRole("radio", { name: "Prices" }).click();
  await dialog.getByRole("button", { name: "Create page" }).click();
  await expect(pages.row("Prices")).toBeVisible();
  await expect(to.canvas.frame.locator("main")).toContainText("All our prices");
  await expect(to.canvas.frame.getByText(/PDF · \d+\sKB/i)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /\d+ examples/ })).toBeVisible();
  await to.undo.click();
  await expect(pages.row("Prices")).toHaveCount(0);
});

test("TREE-197, TREE-198: a page that is no more is left: undone it can be redone, and deleted by another it can be restored with what was being typed", async ({
  page,
  noise,
}) => {
  // the words that came after the removal are refused where they were meant to go
  noise.expect(/422/);
  const { product, api } = shared();
  const site = await createSite(api);
  const editor = await openEditor(page, product, { site: site.id });
  const pages = new PagesPanel(page);
  await pages.open();
  await pages.add({ ready: "Menu" });
  await expect(page).toHaveURL(/\/edit\/menu$/);
  await editor.undo.click();
  await expect(page).toHaveURL(/\/edit\/home$/);
  await expect(editor.canvas.title(site.header)).toBeVisible();
  await expect(page.getByText("Start this page with")).toHaveCount(0);
  await editor.toast("“Menu” was removed by undo").getByRole("button", { name: "Redo" }).click();
  await expect(page).toHaveURL(/\/edit\/menu$/);
  // another can delete only what has reached the server
  await editor.saved();

  const dish = editor.canvas.frame.locator('[data-edit="text"]', { hasText: "Homemade cake" });
  await dish.focus();
  await editor.canvas.editable(dish);
  await page.keyboard.insertText("The last words ");
  const { index } = await api.call<{ index: { entries: { id: string; path: string }[] } }>(
    "GET",
    `sites/${site.id}/document`,
  );
  const menu = index.entries.find(({ path }) => path === "/menu")?.id;
  const removal = { id: "removal-by-another", name: "page.remove", args: { page: menu } };
  await api.call("POST", `sites/${site.id}/operations`, { operations: [removal] });
  await expect(page).toHaveURL(/\/edit\/home$/);
  const toast = editor.toast("“Menu” was deleted");
  await toast.getByRole("button", { name: "Restore page" }).click();
  await expect(page).toHaveURL(/\/edit\/menu$/);
  await expect(dish).toContainText("The last words");
});
