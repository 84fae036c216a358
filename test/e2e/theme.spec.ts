import type { Locator, Page } from "@playwright/test";
import { openEditor } from "./harness/open-editor.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import type { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();

interface Stage {
  readonly editor: EditorScreen;
  readonly root: Locator;
  readonly title: Locator;
  storedTheme(): Promise<Record<string, unknown>>;
}

async function openTheme(page: Page): Promise<Stage> {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Contact14"] });
  const editor = await openEditor(page, product, { site: site.id });
  await editor.theme.open();
  return {
    editor,
    root: editor.canvas.frame.locator("html"),
    title: editor.canvas.title(site.header),
    async storedTheme() {
      const answer = await api.call<{ site: { theme: Record<string, unknown> } }>(
        "GET",
        `sites/${site.id}/document`,
      );
      return answer.site.theme;
    },
  };
}

/** A custom property of the page's root, as it is now. */
function property(root: Locator, name: string): Promise<string> {
  return root.evaluate(
    (element, wanted) =>
      element.ownerDocument.defaultView
        ?.getComputedStyle(element)
        .getPropertyValue(wanted)
        .trim() ?? "",
    name,
  );
}

test("THEME-04, THEME-06: an owner points at a mode, chooses mode, look, brand colour, fonts and the size of headings, and the page has each at once", async ({
  page,
}) => {
  const { editor, root, title, storedTheme } = await openTheme(page);
  await test.step("pointing at a mode shows it, and leaving takes it back", async () => {
    const before = await root.getAttribute("data-mode");
    await editor.theme.choice("Mode", "Dark").hover();
    await expect(root).toHaveAttribute("data-mode", "dark");
    await page.mouse.move(700, 500);
    await expect(root).toHaveAttribute("data-mode", before ?? "");
    await expect(editor.undo).toBeDisabled();
    expect(await storedTheme()).toMatchObject({ colorMode: before?.toUpperCase() });
  });

  await test.step("mode and look change the page at once, and nothing on it is drawn anew", async () => {
    const sameTitle = await title.elementHandle();
    for (const [label, value] of [
      ["Dark", "DARK"],
      ["Extra light", "EXTRALIGHT"],
      ["Light", "LIGHT"],
    ] as const) {
      await editor.theme.choice("Mode", label).click();
      await expect(root).toHaveAttribute("data-mode", value.toLowerCase());
    }
    for (const look of ["Sharp", "Cornered", "Rounded"]) {
      await editor.theme.choice("Look", look).click();
      await expect(root).toHaveAttribute("data-look", look.toLowerCase());
    }
    expect(await sameTitle?.evaluate((element) => element.isConnected)).toBe(true);
    await editor.saved();
    expect(await storedTheme()).toMatchObject({ colorMode: "LIGHT", look: "ROUNDED" });
  });

  await test.step("THEME-04: a brand colour takes 3 or 6 digits; anything else is a 'Bad Hex' and changes nothing", async () => {
    const first = editor.theme.colour("First brand colour");
    await first.fill("#a04");
    await expect.poll(() => property(root, "--brand")).toBe("#a04");
    await first.fill("#12");
    await first.blur();
    await expect(editor.theme.panel.getByText("Bad Hex")).toBeVisible();
    expect(await property(root, "--brand")).toBe("#a04");
    await first.fill("#c81e5a");
    await first.blur();
    await expect(editor.theme.panel.getByText("Bad Hex")).toBeHidden();
    await expect.poll(() => property(root, "--brand")).toBe("#c81e5a");
    await editor.saved();
    expect(await storedTheme()).toMatchObject({ brand: "#c81e5a" });
  });

  await test.step("one that is hard to read is adjusted, and the panel says so", async () => {
    const first = editor.theme.colour("First brand colour");
    await first.fill("#ffff66");
    await first.blur();
    await expect(editor.theme.panel).toContainText(
      /Easy to read, \d|Shade adjusted for readability/,
    );
  });

  await test.step("a font pair changes the letters of the page", async () => {
    const family = () =>
      title.evaluate(
        (element) => element.ownerDocument.defaultView?.getComputedStyle(element).fontFamily,
      );
    const before = await family();
    await editor.theme.choice("Fonts", /Unbounded/).click();
    await expect.poll(family).not.toBe(before);
    expect(await family()).toMatch(/unbounded/i);
    const isLoaded = (): Promise<boolean> =>
      root.evaluate((element) =>
        [...element.ownerDocument.fonts].some(
          (face) => /unbounded/i.test(face.family) && face.status === "loaded",
        ),
      );
    await expect.poll(isLoaded).toBe(true);
    await editor.saved();
  });

  await test.step("THEME-06: the heading size is 54 to 90 px on a desktop, in one undo step a release", async () => {
    const size = () =>
      title.evaluate((element) =>
        Number.parseFloat(
          element.ownerDocument.defaultView?.getComputedStyle(element).fontSize ?? "0",
        ),
      );
    await editor.theme.size.focus();
    await page.keyboard.press("End");
    await expect.poll(size).toBeCloseTo(90, 0);
    await page.keyboard.press("Home");
    await expect.poll(size).toBeCloseTo(54, 0);
    await editor.saved();
    expect(await storedTheme()).toMatchObject({ fontSize: 0 });
  });
});
