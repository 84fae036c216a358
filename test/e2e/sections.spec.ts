import type { Locator, Page } from "@playwright/test";
import { openEditor } from "./harness/open-editor.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import type { NewSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import type { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();
const features = sectionId("Feature5");
const prices = sectionId("Pricing8");
const links = sectionId("Links1");

async function edit(
  page: Page,
  templates: readonly string[] = ["Feature5", "Pricing8", "Links1"],
): Promise<{ editor: EditorScreen; site: NewSite }> {
  const { product, api } = shared();
  const site = await createSite(api, { templates });
  const editor = await openEditor(page, product, { site: site.id });
  return { editor, site };
}

async function select(editor: EditorScreen, section: string): Promise<void> {
  await editor.canvas.section(section).click({ position: { x: 4, y: 4 } });
  await expect(editor.toolbar.bar).toBeVisible();
}

test("a section is added by the mouse: it lands where the line was, its title selected", async ({
  page,
}) => {
  const { editor, site } = await edit(page);
  await editor.canvas.section(features).hover({ position: { x: 200, y: 4 } });
  await page.getByRole("button", { name: /^Add section after Header/ }).click();
  await editor.picker
    .template(/Contact/)
    .first()
    .click();
  await expect.poll(async () => (await editor.canvas.order()).length).toBe(5);
  const order = await editor.canvas.order();
  expect([order[0], ...order.slice(2)]).toEqual([site.header, features, prices, links]);
  await editor.canvas.editable(editor.canvas.title(order[1] ?? ""));
  await page.keyboard.type("Write to us");
  await page.keyboard.press("Escape");
  await expect(editor.canvas.title(order[1] ?? "")).toHaveText("Write to us");
  await editor.saved();
});

test("PICK-18: a section is added by the keyboard alone, and one Enter adds one", async ({
  page,
}) => {
  const { editor } = await edit(page, []);
  await select(editor, (await editor.canvas.order())[0] ?? "");
  await page.keyboard.press("/");
  await expect(editor.picker.options.and(page.locator("[aria-current]"))).toBeFocused();
  await page.keyboard.type("pricing");
  await page.keyboard.press("Enter");
  await expect(editor.picker.dialog).toBeHidden();
  await expect.poll(async () => (await editor.canvas.order()).length).toBe(2);
  const order = await editor.canvas.order();
  await expect(editor.canvas.title(order[1] ?? "")).toBeFocused();
  // what opened it has the focus back while the key is still down
  await page.locator(".insertion-band button").last().press("Enter");
  await expect(editor.picker.options.first()).toBeFocused();
  await editor.picker.search.fill("questions");
  await expect(editor.picker.options.first()).toHaveAccessibleName(/^Questions/);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await editor.canvas.order()).length).toBe(3);
  await expect(editor.picker.dialog).toBeHidden();
  await expect(editor.canvas.title((await editor.canvas.order())[2] ?? "")).toBeFocused();
});

test("REORDER-01: sections are moved by mouse and keyboard, duplicated, and deleted without a question", async ({
  page,
}) => {
  const { editor, site } = await edit(page);

  await test.step("by the handle with the mouse", async () => {
    await select(editor, links);
    const grip = editor.toolbar.button(/^Move: Space to pick up/);
    // the toolbar has come to rest
    await grip.hover();
    const handle = await grip.boundingBox();
    expect(handle).not.toBeNull();
    const { x = 0, y = 0 } = handle ?? {};
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    const marks = page.locator(".quiet-marks");
    await expect(marks).toBeAttached();
    await page.mouse.move(x - 100, y - 40, { steps: 4 });
    // the page is small now, and what is drawn over it isn't
    await expect(marks).toHaveCSS("visibility", "hidden");
    const target = await editor.canvas.section(features).boundingBox();
    expect(target).not.toBeNull();
    await page.mouse.move((target?.x ?? 0) + 200, (target?.y ?? 0) + 8, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => editor.canvas.order()).toEqual([site.header, links, features, prices]);
    await editor.saved();
    await editor.undo.click();
    await expect.poll(() => editor.canvas.order()).toEqual([site.header, features, prices, links]);
  });

  await test.step("by the keyboard, which is announced", async () => {
    await select(editor, prices);
    await page.keyboard.press("Alt+Shift+ArrowDown");
    await expect.poll(() => editor.canvas.order()).toEqual([site.header, features, links, prices]);
    await expect(page.getByText("4 of 4")).toBeAttached();
    await page.keyboard.press("Alt+Shift+ArrowUp");
    await page.keyboard.press("Alt+Shift+ArrowUp");
    await expect.poll(() => editor.canvas.order()).toEqual([site.header, prices, features, links]);
    // a header stays first (R17)
    await page.keyboard.press("Alt+Shift+ArrowUp");
    expect(await editor.canvas.order()).toEqual([site.header, prices, features, links]);
    await editor.saved();
  });

  await test.step("picked up by Space, moved by arrows, and put back by Esc", async () => {
    await select(editor, features);
    await page.keyboard.press("Alt+F10");
    const handle = editor.toolbar.button(/^Move: Space to pick up/);
    await expect(handle).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    expect(await editor.canvas.order()).toEqual([site.header, prices, features, links]);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect.poll(() => editor.canvas.order()).toEqual([site.header, prices, links, features]);
  });

  await test.step("duplicated, with its texts", async () => {
    await editor.canvas.rewrite(editor.canvas.title(prices), "What it costs");
    await select(editor, prices);
    await editor.toolbar.button("Duplicate").click();
    await expect.poll(async () => (await editor.canvas.order()).length).toBe(5);
    const order = await editor.canvas.order();
    expect(order[1]).toBe(prices);
    await expect(editor.canvas.title(order[2] ?? "")).toHaveText("What it costs");
  });

  await test.step("deleted, and Undo brings it back", async () => {
    const before = await editor.canvas.order();
    await select(editor, prices);
    await page.keyboard.press("Delete");
    await expect(editor.canvas.section(prices)).toHaveCount(0);
    await expect(editor.toast("Section deleted")).toBeVisible();
    await editor.toast("Section deleted").getByRole("button", { name: "Undo" }).click();
    await expect(editor.canvas.title(prices)).toHaveText("What it costs");
    expect(await editor.canvas.order()).toEqual(before);
  });
});

test("SWAP-04, SWAP-41, CANV-02, PICK-18: a layout is seen with one’s own words, swapped and swapped back, and the section is what it was", async ({
  page,
}) => {
  const { editor, site } = await edit(page);
  const { api } = shared();
  const stored = async (): Promise<unknown> => {
    const { pages } = await api.call<{ pages: { sections: { id: string }[] }[] }>(
      "GET",
      `sites/${site.id}/document`,
    );
    return pages[0]?.sections.find(({ id }) => id === features);
  };
  await editor.canvas.rewrite(editor.canvas.title(features), "Bread at noon");
  await editor.saved();
  const before = await stored();
  await select(editor, features);
  const layouts = page.getByRole("dialog", { name: "Swap layout" });
  const swap = async (to: RegExp, take: (option: Locator) => Promise<void>): Promise<void> => {
    await editor.toolbar.button("Swap layout").click();
    await expect(layouts.locator(".picker-option").first()).toBeFocused();
    const option = layouts.getByRole("button", { name: to });
    await option.scrollIntoViewIfNeeded();
    await expect(option.frameLocator("iframe").getByText("Bread at noon")).toBeVisible();
    await take(option);
    await expect(layouts).toHaveCount(0);
    await expect(editor.toolbar.button("Swap layout")).toBeFocused();
    await editor.saved();
  };
  await swap(/^Blocks with pictures/, (option) => option.click());
  await expect(editor.canvas.section(features)).toHaveClass(/feature-15/);
  await editor.toolbar.button("Swap layout").click();
  await layouts.getByRole("searchbox").fill("no such layout");
  await expect(layouts.locator(".picker-option")).toHaveCount(0);
  await layouts.getByRole("button", { name: "Show all sections" }).click();
  await page.keyboard.press("Escape");
  await expect(editor.toolbar.button("Swap layout")).toBeFocused();
  // from the tools to the page, on which the section is selected still
  await page.keyboard.press("Escape");
  await expect(page.locator('iframe[title="Page"]')).toBeFocused();
  await expect(editor.toolbar.bar).toBeVisible();
  await swap(/^Lists with ticks/, async (option) => {
    await layouts.getByRole("searchbox").fill("ticks");
    await expect(option).toBeVisible();
    await page.keyboard.press("Enter");
  });
  await expect(editor.canvas.section(features)).toHaveClass(/feature-5/);
  await expect.poll(stored).toEqual(before);
});

test("every form of the page does nothing while it is edited", async ({ page }) => {
  const { editor, site } = await edit(page, ["Email1", "Contact14"]);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/form/")) sent.push(request.url());
  });
  for (const section of [sectionId("Email1"), sectionId("Contact14")]) {
    await editor.canvas.section(section).locator("button[type=submit]").click();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  }
  await editor.saved();
  expect(sent).toEqual([]);
  expect(await editor.canvas.order()).toHaveLength(3);
  expect(page.url()).toContain(`/sites/${site.id}/edit/home`);
});

test("a link of the page does not lead away while it is edited", async ({ page }) => {
  const { product, api } = shared();
  const { id } = await api.site();
  const editor = await openEditor(page, product, { site: id });
  await editor.canvas.section("hero").getByText("Как подключить").click();
  await expect(editor.canvas.title("hero")).toBeVisible();
  expect(page.url()).toContain(`/sites/${id}/edit/home`);
});
