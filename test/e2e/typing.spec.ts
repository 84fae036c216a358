import type { Page } from "@playwright/test";
import { openEditor } from "./harness/open-editor.ts";
import { createSite } from "./harness/new-site.ts";
import { countRendering } from "./harness/rendering.ts";
import type { RenderCounts } from "./harness/rendering.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

const manySections = ["Feature15_2", "Feature5", "Pricing8", "Portfolio12", "Contact14", "Links1"];

/**
 * What each letter draws, typed one after the other into the text that has the caret. All of it happens within the
 * page: on the way through this process there would be time for the text to be saved between two letters.
 */
function drawnByTyping(page: Page, letters: string): Promise<RenderCounts[]> {
  return page.evaluate(async (all) => {
    const { drawnComponents } = globalThis as unknown as { drawnComponents: RenderCounts };
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]');
    const text = canvas?.contentDocument;
    if (!text) throw new Error("There is no canvas");
    const drawn: RenderCounts[] = [];
    for (const key of all) {
      Object.assign(drawnComponents, { canvas: 0, editor: 0 });
      text.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      text.execCommand("insertText", false, key);
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      drawn.push({ ...drawnComponents });
    }
    Object.assign(drawnComponents, { canvas: 0, editor: 0 });
    return drawn;
  }, letters);
}

/**
 * Types within the page, letter after letter as in `drawnByTyping`, until what nobody sees over it rests. Answers
 * whether it did before there were no letters left.
 */
function typeUntilRest(page: Page, letters: string): Promise<boolean> {
  return page.evaluate(async (all) => {
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]');
    const text = canvas?.contentDocument;
    if (!text) throw new Error("There is no canvas");
    for (const key of all) {
      text.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      text.execCommand("insertText", false, key);
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const band = document.querySelector('[aria-label^="Add section after Header"]');
      const isSeen = band?.checkVisibility({ visibilityProperty: true }) ?? false;
      if (document.querySelector(".over")?.hasAttribute("data-typing") && !isSeen) return true;
    }
    return false;
  }, letters);
}

test("a key press draws at most the counter, and nothing of the page", async ({ page }) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: manySections });
  const rendering = await countRendering(page);
  const editor = await openEditor(page, product, { site: site.id });
  expect((await rendering.take()).canvas, "the page was drawn at all").toBeGreaterThan(50);

  const title = editor.canvas.title(site.header);
  await editor.canvas.enter(title);
  await page.keyboard.press("ControlOrMeta+End");
  await rendering.rested();
  for (const [place, drawn] of (await drawnByTyping(page, "quick")).entries()) {
    expect(drawn.canvas, `components of the page drawn for letter ${place}`).toBe(0);
    expect(drawn.editor, `components of the editor drawn for letter ${place}`).toBeLessThan(3);
  }
  await expect(title).toHaveText(/quick$/);
});

test("saving a text draws its own component, and nothing else of the page", async ({ page }) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: manySections });
  const rendering = await countRendering(page);
  const editor = await openEditor(page, product, { site: site.id });
  await editor.canvas.selectAll(editor.canvas.texts(site.header).nth(1));
  await rendering.rested();
  await page.keyboard.insertText("Another paragraph");
  await page.keyboard.press("Escape");
  await editor.saved();
  // the section reads the length of its paragraph; every other section stays as it is
  expect((await rendering.take()).canvas).toBeLessThanOrEqual(12);
});

test("typing changes nothing on the page but the text itself", async ({ page }) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: manySections });
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  await editor.canvas.enter(title);
  await page.keyboard.press("ControlOrMeta+End");
  // sections out of view rest a moment after the page was drawn
  await expect(editor.canvas.frame.locator("html")).toHaveAttribute("data-resting", "");
  const changes = await title.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const { target, type } of records)
        if (!element.contains(target)) seen.push(`${type} of ${target.nodeName}`);
    }).observe(element.ownerDocument, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    return seen;
  });
  await page.keyboard.type("and some more words");
  await expect(title).toHaveText(/and some more words$/);
  expect(await changes.jsonValue()).toEqual([]);
});

test("CANV-09: where sections can be added rests while somebody types, and is there for the pointer and for Tab", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: manySections });
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  const band = page.getByRole("button", { name: /^Add section after Header/ });
  await expect(band).toBeAttached();

  await test.step("the pointer", async () => {
    await editor.canvas.enter(title);
    // held for as long as letters come
    expect(await typeUntilRest(page, "quickletters")).toBe(true);
    await expect(editor.canvas.counter).toBeVisible();
    await editor.canvas.section(site.header).hover({ position: { x: 20, y: 20 } });
    await expect(band).toBeAttached();
    await expect(title).toBeFocused();
  });

  await test.step("the Tab key", async () => {
    await editor.canvas.enter(editor.canvas.frame.locator('[data-edit="text"]').last());
    await page.keyboard.press("ControlOrMeta+End");
    expect(await typeUntilRest(page, "quickletters")).toBe(true);
    await page.keyboard.press("Tab");
    await expect(page.locator(".over")).not.toHaveAttribute("data-typing");
    await expect(editor.canvas.frame.getByRole("link").last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(band).toBeFocused();
  });
});
