import { openEditor } from "./harness/open-editor.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test("PICK-04, PICK-06, PICK-11, PICK-100: the picker has closed columns, draws what is in view only, and keeps a star on another visit", async ({
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
  const kept = page.waitForResponse(/auth\/preferences$/);
  await dialog.getByRole("button", { name: "Add Team to favourites" }).click();
  // it is shown before the server has it
  await (await kept).finished();
  await page.reload();
  await editor.canvas.section(site.header).click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("/");
  await dialog.getByRole("radio", { name: /^Favourites/ }).click();
  await expect(options).toHaveCount(1);
  await expect(options.first()).toHaveAccessibleName("Team");
});

test("PICK-15, PICK-17: while several are added, keys stay in the picker: what is typed is looked for; Escape clears that, then closes it and leads back to the section", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Feature5"] });
  const editor = await openEditor(page, product, { site: site.id });
  const { canvas, picker } = editor;
  await canvas.section(site.header).click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("/");
  await picker.dialog.getByRole("checkbox", { name: "Keep open to add several" }).check();
  const option = picker.template(/^Team$/);
  for (const count of [3, 4]) {
    await option.click();
    await expect.poll(() => canvas.order()).toHaveLength(count);
    const added = (await canvas.order())[count - 2] ?? "";
    await expect(canvas.section(added)).toBeInViewport();
    await expect(option).toBeFocused();
  }
  const titles = await canvas.frame.locator("main").innerText();
  await page.keyboard.type("XYZ");
  await expect(picker.search).toHaveValue("XYZ");
  expect(await canvas.frame.locator("main").innerText()).toBe(titles);
  await page.keyboard.press("Escape");
  await expect(picker.search).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(picker.dialog).toBeHidden();
  await expect(page.locator("iframe.page-frame")).toBeFocused();
  await page.keyboard.press("/");
  await expect(picker.dialog).toBeVisible();
});
