import { openEditor } from "./harness/open-editor.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test("PICK-04, PICK-06, PICK-11: the picker has closed columns, draws what is in view only, and keeps a star on another visit", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Feature5"] });
  const editor = await openEditor(page, product, { site: site.id });
  await editor.canvas.section(site.header).click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("/");
  const { dialog, options } = editor.picker;
  await expect(dialog.locator("iframe.is-drawn").first()).toBeVisible();
  const drawn = dialog.locator("iframe");
  await expect(options.first()).toBeFocused();
  await expect.poll(() => options.count()).toBeGreaterThan(70);
  expect(await drawn.count()).toBeLessThan(20);
  const { gap, ...lies } = await editor.picker.layout();
  expect(lies).toEqual({ isWide: false, strays: 0 });
  expect(gap).toBeLessThanOrEqual(20);
  // by the end of the list the first ones are no longer there
  await page.keyboard.press("End");
  await expect(options.last().locator("iframe.is-drawn")).toBeVisible();
  await expect(options.first().locator("iframe")).toHaveCount(0);
  expect(await drawn.count()).toBeLessThan(20);
  await page.keyboard.type("who works here");
  await expect(options.first()).toHaveAccessibleName("Team");
  await dialog.getByRole("button", { name: "Add Team to favourites" }).click();
  await page.reload();
  await editor.canvas.section(site.header).click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("/");
  await dialog.getByRole("radio", { name: /^Favourites/ }).click();
  await expect(options).toHaveCount(1);
  await expect(options.first()).toHaveAccessibleName("Team");
});
