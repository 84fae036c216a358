import { openEditor } from "./harness/open-editor.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();
const prices = sectionId("Pricing8");

test("undo and redo walk through texts, sections and theme in their order", async ({ page }) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8", "Links1"] });
  const stored = async (): Promise<unknown> => {
    const answer = await api.call<Record<string, unknown>>("GET", `sites/${site.id}/document`);
    return { site: answer["site"], pages: answer["pages"] };
  };
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  const root = editor.canvas.frame.locator("html");
  const beginning = await stored();
  const firstTitle = await title.innerText();
  const firstMode = await root.getAttribute("data-mode");
  const firstOrder = await editor.canvas.order();

  await editor.canvas.rewrite(title, "First step");
  await editor.canvas.section(prices).click({ position: { x: 4, y: 4 } });
  await expect(editor.toolbar.bar).toHaveAccessibleName(/Prices/);
  await page.keyboard.press("Delete");
  await expect(editor.canvas.section(prices)).toHaveCount(0);
  await editor.theme.open();
  await editor.theme.choice("Mode", "Dark").click();
  await expect(root).toHaveAttribute("data-mode", "dark");
  await editor.saved();
  const end = await stored();
  expect(end).not.toEqual(beginning);

  await editor.undo.click();
  await expect(root).toHaveAttribute("data-mode", firstMode ?? "");
  await editor.undo.click();
  await expect.poll(() => editor.canvas.order()).toEqual(firstOrder);
  await editor.undo.click();
  await expect(title).toHaveText(firstTitle);
  await expect(editor.undo).toBeDisabled();
  await editor.saved();
  await expect.poll(stored).toEqual(beginning);

  for (let step = 0; step < 3; step += 1) await editor.redo.click();
  await expect(editor.redo).toBeDisabled();
  await expect(root).toHaveAttribute("data-mode", "dark");
  await editor.saved();
  await expect.poll(stored).toEqual(end);
});

test("Ctrl+Z and Ctrl+Shift+Z undo within the text that is edited, on a Russian layout too", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  const before = await title.innerText();
  await editor.canvas.selectAll(title);
  await page.keyboard.insertText("Typed");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(title).toHaveText(before);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(title).toHaveText("Typed");
  await title.evaluate((element) => {
    const press = { key: "я", code: "KeyZ", ctrlKey: true, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent("keydown", press));
  });
  await expect(title).toHaveText(before);
});
