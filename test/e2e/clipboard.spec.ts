import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = ownProduct();

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("PASTE-06, SAVED-06: a section goes by keys from one site's window to another one's, with its pictures, and back out by undo; a menu does the same; saved under a name it is in the picker of the other site", async ({
  page,
}) => {
  const { api, product } = shared();
  const shop = await api.site();
  const site = await createSite(api, { templates: ["Links1"] });
  const from = await openEditor(page, product, { site: shop.id });
  const gallery = from.canvas.frame.locator("main > section:has(img)").nth(1);
  await expect(gallery.locator("img").first()).toBeVisible();
  const images = await gallery.locator("img").count();
  expect(images).toBeGreaterThan(0);
  await gallery.click({ position: { x: 4, y: 4 } });
  await expect(from.toolbar.bar).toBeVisible();
  await page.keyboard.press("ControlOrMeta+c");

  const second = await page.context().newPage();
  const to = await openEditor(second, product, { site: site.id });
  const before = await to.canvas.order();
  await to.canvas.section(sectionId("Links1")).click({ position: { x: 4, y: 4 } });
  await expect(to.toolbar.bar).toBeVisible();
  await second.keyboard.press("ControlOrMeta+v");
  await expect.poll(() => to.canvas.order()).toHaveLength(before.length + 1);
  const made = (await to.canvas.order()).at(-1) ?? "";
  expect(before).not.toContain(made);
  const pictures = to.canvas.section(made).locator("picture img");
  await expect(pictures).toHaveCount(images);
  await expect(pictures.first()).toHaveJSProperty("complete", true);
  await expect(second.locator(".toast")).toHaveCount(0);
  await to.saved();

  // its words go into a text as words
  const title = to.canvas.title(sectionId("Links1"));
  await to.canvas.selectAll(title);
  await second.keyboard.press("ControlOrMeta+v");
  await expect(title).not.toContainText("vitrine");
  await second.keyboard.press("Escape");
  await to.undo.click();

  // cut and pasted by the menu, it stands where it is told
  await to.canvas.section(made).click({ position: { x: 4, y: 4 } });
  await expect(to.toolbar.bar).toBeVisible();
  await second.keyboard.press("ControlOrMeta+x");
  await expect.poll(() => to.canvas.order()).toEqual(before);
  await to.canvas.section(sectionId("Links1")).click({ position: { x: 4, y: 4 } });
  await to.toolbar.button("More").click();
  await second.getByRole("menuitem", { name: "Paste below" }).click();
  await expect.poll(() => to.canvas.order()).toHaveLength(before.length + 1);
  await to.undo.click();
  await expect.poll(() => to.canvas.order()).toEqual(before);

  // saved by its keys, it is in the picker of the other site
  await gallery.click({ position: { x: 4, y: 4 } });
  await expect(from.toolbar.bar).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Shift+s");
  await page.getByRole("textbox", { name: "Name" }).fill("My gallery");
  await page.keyboard.press("Enter");
  await expect(page.locator(".toast")).toContainText("Saved as “My gallery”");
  await to.canvas.section(sectionId("Links1")).click({ position: { x: 4, y: 4 } });
  await expect(to.toolbar.bar).toBeVisible();
  await second.keyboard.press("/");
  await second.getByRole("radio", { name: "Saved" }).click();
  const mine = second.getByRole("button", { name: "My gallery", exact: true });
  await expect(mine.locator("iframe.is-drawn")).toBeVisible();
  await expectAccessible(second, "saved sections", { inDark: true });
  await mine.click();
  await expect.poll(() => to.canvas.order()).toHaveLength(before.length + 1);
  const added = (await to.canvas.order()).find((id) => !before.includes(id)) ?? "";
  await expect(to.canvas.section(added).locator("picture img")).toHaveCount(images);
  await second.close();
});
