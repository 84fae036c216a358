import { fetchSite } from "./harness/fetch-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { isSameDocument, makeFirstMove, markDocument } from "./visit/shown-page.ts";
import { createVisitSite } from "./visit/visit-site.ts";

const shared = shareProduct();
const navigation = { part: "navigation" };

interface Setting {
  readonly name: string;
  readonly args: unknown;
}

/** A site of its own with some settings, published; its address. */
async function siteWith(settings: readonly Setting[] = []): Promise<string> {
  const { product, api } = shared();
  const { id, slug } = await createVisitSite(api);
  if (settings.length > 0) {
    await api.operate(id, settings);
    await api.publish(id);
  }
  return product.siteAddress(slug);
}

function field(name: string, value: string): Setting {
  return { name: "field.set", args: { target: navigation, path: [name], value } };
}

test("LANG-01, LANG-02: the menu lists the other active languages, and leads to their root", async ({
  page,
}) => {
  const off = { name: "language.set", args: { code: "fr", values: { status: "inactive" } } };
  const home = await siteWith([off]);
  await page.goto(`${home}work/?a=1`);
  await markDocument(page);
  await makeFirstMove(page);
  const menu = page.locator(".nav details.lang:not(.nav-full *)");
  await menu.locator("summary").click();
  await expect(menu.getByRole("link")).toHaveText(["Русский", "Deutsch", "Español", "Українська"]);
  await menu.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(`${home}de/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(await isSameDocument(page)).toBe(false);
  await menu.locator("summary").click();
  await expect(menu.getByRole("link", { name: "Deutsch" })).toHaveCount(0);
  await menu.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(home);
  expect((await fetchSite(`${home}fr/`)).status).toBe(404);
});

test("LANG-02: with the site's setting the language changes on the page where one is", async ({
  page,
}) => {
  const home = await siteWith([
    { name: "settings.set", args: { settings: { staysOnPage: true } } },
  ]);
  await page.goto(`${home}work/`);
  const menu = page.locator(".nav details.lang:not(.nav-full *)");
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL(`${home}ru/work/`);
});

test("LANG-03: flag and name, the name, or the flag; the flags come from this site", async ({
  page,
}) => {
  const home = await siteWith();
  await page.goto(home);
  const menu = page.locator(".nav details.lang:not(.nav-full *)");
  await menu.locator("summary").click();
  const flags = menu.locator("img");
  await expect(flags).toHaveCount(6);
  await expect
    .poll(() =>
      flags.evaluateAll((images) =>
        images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true);
  expect(await flags.first().getAttribute("src")).toBe("/assets/flags/gb.svg");
  const box = await menu.locator(".menu").boundingBox();
  expect(box?.height).toBeLessThanOrEqual(580);

  await page.goto(await siteWith([field("languageDisplay", "text")]));
  await expect(menu.locator("img")).toHaveCount(0);
  await expect(menu.locator("summary")).toHaveText("English");

  await page.goto(await siteWith([field("languageDisplay", "flag")]));
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/$/);
});

test("LANG-04: in a row, where the site's settings say so", async ({ page }) => {
  await page.goto(await siteWith([field("languageMenu", "inline")]));
  const row = page.locator(".nav div > ul:not(.nav-full *)");
  await expect(row.getByRole("link")).toHaveCount(5);
  await row.getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL(/\/ru\/$/);
});
