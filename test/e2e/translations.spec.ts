import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { fetchSite } from "./harness/fetch-site.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { PublishPopover } from "./screens/publish-popover.ts";

const shared = shareProduct();

const german = { id: 2, code: "de", name: "German", localName: "Deutsch", flagCode: "de" };

/** It fits no phone in the size of a title. */
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** A site in English with a second page, and German as a draft. */
async function siteWithGerman() {
  const { api } = shared();
  const site = await createSite(api, { templates: ["Email1"] });
  const { pages } = await api.call<{ pages: readonly { meta: object }[] }>(
    "GET",
    `sites/${site.id}/document`,
  );
  const language = { ...german, isPrimary: false, status: "inactive" };
  const entry = { id: "about", path: "/about", name: "About" };
  const page = { id: "about", meta: pages[0]?.meta, sections: [] };
  await api.operate(site.id, [
    { name: "language.add", args: { language, after: "en" } },
    { name: "page.add", args: { entry, page, after: null } },
    {
      name: "text.set",
      args: {
        target: { page: site.page, section: site.header },
        path: ["title"],
        language: "de",
        text: longWord,
        was: "",
      },
    },
  ]);
  return site;
}

/** Presses Tab until the first translation has the focus. */
async function tabToTexts(page: Page): Promise<void> {
  const isInText = () => page.evaluate(() => document.activeElement?.tagName === "TEXTAREA");
  for (let count = 0; count < 40; count += 1) {
    if (await isInText()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard never came there");
}

/** The file with a translation for every text: the fifth cell, in which nothing stands. */
function translated(csv: string): string {
  let count = 0;
  return csv.replaceAll(/,"",(?="\d+"\r\n)/g, () => `,"Übersetzung ${(count += 1)}",`);
}

test("LANG-08, TRT-05, TRT-355, TRX-05, TITLE-01: an owner translates by keyboard and by file, and publishes the language without one page", async ({
  page,
}) => {
  test.slow();
  const { product } = shared();
  const site = await siteWithGerman();
  await signInQuietly(page.context(), product);
  const { keyboard } = page;
  const show = (name: RegExp) => page.getByRole("radio", { name }).click();
  const texts = page.getByRole("grid").getByRole("textbox");

  await page.goto(`${product.appOrigin}/sites/${site.id}/translations`);
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(
    "German is a draft: visitors don’t see it.",
  );
  await expect(texts.first()).toBeVisible();
  await tabToTexts(page);
  await keyboard.type("Willkommen");
  await keyboard.press("Enter");
  await expect(texts.nth(1)).toBeFocused();
  await keyboard.press("Control+Enter");
  await expect(texts.nth(2)).toBeFocused();
  await keyboard.press("Escape");
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  await expect(texts.nth(1)).toBeFocused();
  await expectAccessible(page, "the translation table", { inDark: true });

  await show(/^Missing/);
  await page.getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /^CSV/ }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toContain('"translation:de"');
  expect(csv).not.toContain("Willkommen");
  await page.locator("input[type=file]").setInputFiles({
    name: "texts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(translated(csv)),
  });
  const dialog = page.getByRole("dialog", { name: "Import translations" });
  await expect(dialog.getByText(/^\d+ texts change\.$/)).toBeVisible();
  await expectAccessible(page, "the import of translations");
  await dialog.getByRole("button", { name: /^Import \d+ texts$/ }).click();
  await expect(page.getByText(/^\d+ texts imported$/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Missing 0" })).toBeVisible();

  await page.getByRole("link", { name: "Does it fit?" }).click();
  const phone = page.getByRole("group", { name: "Deutsch at 390 px" });
  const marked = phone.getByRole("button", { name: /^“Donau.*” (is cut by|shrinks to) \d+ px$/ });
  await expect(marked).toBeVisible();
  await expectAccessible(page, "the view of what fits");
  await marked.click();
  await expect(page.getByRole("radio", { name: "Mobile, 390 px" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Language: Deutsch" })).toBeVisible();

  await page.getByRole("link", { name: "Translate" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Publish German with the site" }).click();
  await page.getByRole("combobox", { name: "Pages" }).selectOption({ label: "About · 100%" });
  await page.getByRole("button", { name: "Don’t publish this page" }).click();
  await expect(
    page.getByText("links to it lead to the original").filter({ visible: true }),
  ).toBeVisible();
  await new PublishPopover(page).publish();

  // TITLE-01: a word that fits no phone is divided, in the size of a title
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${product.siteAddress(site.slug)}de/`);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText(longWord);
  await expect(title).toHaveCSS("font-size", "17.6px");
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);

  const read = (path: string) => fetchSite(product.siteAddress(site.slug) + path);
  const home = await read("de/");
  expect(home.body).toContain('lang="de"');
  expect(home.body).toContain("Willkommen");
  expect((await read("about/")).body).not.toContain("hreflang");
  expect((await read("de/about/")).status).toBe(404);
});

test("TRT-11, TRT-290: on a tablet a translation stands beside its original, on a phone below it", async ({
  page,
}) => {
  const { product } = shared();
  const site = await siteWithGerman();
  await signInQuietly(page.context(), product);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${product.appOrigin}/sites/${site.id}/translations/de`);
  const line = page.locator(".translation-line").first();
  const placesOf = async () => {
    const original = await line.locator(".translation-original").boundingBox();
    const translation = await line.locator(".translation-cell").boundingBox();
    return { original, translation };
  };
  const isBeside = async () => {
    const { original, translation } = await placesOf();
    return original !== null && translation !== null && original.y === translation.y;
  };
  await expect.poll(isBeside).toBe(true);
  await expect.poll(async () => (await placesOf()).translation?.width).toBeGreaterThan(300);
  await page.setViewportSize({ width: 390, height: 844 });
  const isBelow = async () => {
    const { original, translation } = await placesOf();
    return (
      original !== null && translation !== null && translation.y >= original.y + original.height
    );
  };
  await expect.poll(isBelow).toBe(true);
  // TRT-290: two rows of tools before the first text
  const tools = page.locator(".translations-tools");
  await expect.poll(async () => (await tools.boundingBox())?.height).toBeLessThan(3 * 44);
});
