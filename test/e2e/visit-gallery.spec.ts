import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { sectionId } from "./harness/new-site.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = ownProduct();

interface Shop {
  readonly assets: readonly { readonly id: string }[];
  readonly index: { readonly entries: readonly { readonly id: string }[] };
}

const names = ["Лампа", "Коробка", "Разъём"];

/** The pictures of a gallery; the last one, which has no name, leads elsewhere. */
function picturesOf({ assets }: Shop): object[] {
  return assets.slice(0, names.length + 1).map(({ id }, place) => {
    const name = names[place];
    return {
      id: `shown${place}`,
      picture: {
        asset: id,
        alt: { ru: { text: `Снимок ${place}` } },
        crop: null,
        focus: { x: 0.5, y: 0.5 },
      },
      title: name === undefined ? {} : { ru: { text: name } },
      link: name === undefined ? { kind: "address", address: "https://example.org/" } : null,
    };
  });
}

let home = "";
test.beforeAll(async () => {
  const { product, api } = shared();
  const shop = await api.site();
  const document = await api.call<Shop>("GET", `sites/${shop.id}/document`);
  const components = await api.call<readonly { id: string; data: object }[]>(
    "GET",
    "components?language=ru",
  );
  const page = document.index.entries[0]?.id ?? "";
  const pictures = picturesOf(document);
  const added = ["GalleryMasonry", "GalleryCarousel"].map((template) => {
    const fields = { ...components.find(({ id }) => id === template)?.data, pictures };
    const section = { id: sectionId(template), template, version: 1, fields };
    return { name: "section.add", args: { page, section, after: "hero" } };
  });
  await api.operate(shop.id, added);
  await api.publish(shop.id);
  home = product.siteAddress();
});

const openIn = (page: Page): Locator => page.getByRole("dialog");

for (const template of ["GalleryMasonry", "GalleryCarousel"])
  test(`GAL-01: pictures of ${template} open large, by mouse and keys, and lead back to where one was`, async ({
    page,
  }) => {
    await page.goto(home);
    const section = page.locator(`#comp-${sectionId(template)}`);
    const links = section.locator("a[data-enlarge]");
    await expect(links).toHaveCount(names.length);
    await links.nth(1).click();
    const viewer = openIn(page);
    await expect(viewer).toHaveAccessibleName("2 из 3 Коробка");
    await expect(viewer.locator("img")).toHaveAttribute("alt", "Снимок 1");
    await viewer.getByRole("button", { name: "Следующая фотография" }).click();
    await expect(viewer).toHaveAccessibleName("3 из 3 Разъём");
    await page.keyboard.press("ArrowRight");
    await expect(viewer).toHaveAccessibleName("1 из 3 Лампа");
    await expectAccessible(page, `${template} with a picture open`);
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);
    await expect(links.nth(1)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(viewer).toBeVisible();
    await viewer.getByRole("button", { name: "Закрыть" }).press("Enter");
    await expect(viewer).toHaveCount(0);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, `at ${width} px`).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page, template);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("GAL-01: a picture of a gallery leads to its file", async ({ page }) => {
    await page.goto(home);
    await page.locator("#comp-gallerymasonry a[data-enlarge]").first().click();
    await expect(page).toHaveURL(/\/assets\/[^/]+$/);
    await expect(page.locator("img")).toBeVisible();
  });
});
