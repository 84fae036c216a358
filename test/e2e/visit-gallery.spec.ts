import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { sectionId } from "./harness/new-site.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { holdLateScripts } from "./visit/late-scripts.ts";

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

/** A section with the first two pictures one over the other. */
function compared(page: string, { assets }: Shop): { name: string; args: object } {
  const template = "GalleryBeforeAfter";
  const picture = (place: number) => ({
    asset: assets[place]?.id,
    alt: { ru: { text: `Стол ${place}` } },
    crop: null,
    focus: null,
  });
  const labels = { beforeLabel: { ru: { text: "До" } }, afterLabel: { ru: { text: "После" } } };
  const table = { id: "table", name: { ru: { text: "Стол" } }, text: {}, facts: [], ...labels };
  const chair = { ...table, id: "chair", name: { ru: { text: "Кресло" } } };
  const fields = {
    eyebrow: {},
    title: { ru: { text: "Как было" } },
    paragraph: {},
    more: {},
    moreLink: null,
    cases: [
      { ...table, before: picture(0), after: picture(1) },
      { ...chair, before: picture(1), after: picture(2) },
    ],
    note: {},
    ground: "page",
    air: "normal",
  };
  const section = { id: sectionId(template), template, version: 1, fields };
  return { name: "section.add", args: { page, section, after: "hero" } };
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
  await api.operate(shop.id, [...added, compared(page, document)]);
  await api.publish(shop.id);
  home = product.siteAddress();
});

const openIn = (page: Page): Locator => page.getByRole("dialog");

/** Opens the page with all that it loads at its start. */
async function openHome(page: Page): Promise<void> {
  await page.goto(home, { waitUntil: "networkidle" });
}

for (const template of ["GalleryMasonry", "GalleryCarousel"])
  test(`GAL-01: pictures of ${template} open large, by mouse and keys, and lead back to where one was`, async ({
    page,
  }) => {
    await openHome(page);
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
      const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(scrolled, `at ${width} px`).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page, template);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("GAL-01: a picture of a gallery leads to its file", async ({ page }) => {
    await openHome(page);
    await page.locator("#comp-gallerymasonry a[data-enlarge]").first().click();
    await expect(page).toHaveURL(/\/assets\/[^/]+$/);
    await expect(page.locator("img")).toBeVisible();
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("RES-311: a picture that is the first thing tapped opens in place once its script is there", async ({
    page,
    context,
  }) => {
    const bring = await holdLateScripts(context);
    await page.goto(home);
    await expect(page.locator("html")).toHaveAttribute("data-live");
    await page.locator("#comp-gallerymasonry a[data-enlarge]").first().tap();
    await expect(openIn(page)).toHaveCount(0);
    bring();
    await expect(openIn(page)).toHaveAccessibleName("1 из 3 Лампа");
    expect(page.url()).toBe(home);
  });
});

test("GAL-03: the divider of pictures before and after follows mouse and keys, and cases are chosen by name", async ({
  page,
}) => {
  await openHome(page);
  const section = page.locator(`#comp-${sectionId("GalleryBeforeAfter")}`);
  const slider = section.getByRole("slider", { name: "Сравнить до и после" });
  const second = section.getByRole("img", { name: "Стол 1" });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider isn't there");
  await slider.click({ position: { x: box.width * 0.25, y: box.height / 2 } });
  const at = () => slider.evaluate((one) => one.parentElement?.style.getPropertyValue("--at"));
  await expect.poll(at).toMatch(/^2[3-7]%$/);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toBe("99%");
  await expect(second).toBeVisible();
  await expectAccessible(page, "pictures before and after");
  await section.getByRole("radio", { name: "Кресло" }).focus();
  await page.keyboard.press("Space");
  await expect(section.getByRole("img", { name: "Стол 2" })).toBeVisible();
  await expect(section.getByRole("slider")).toHaveCount(1);
});
