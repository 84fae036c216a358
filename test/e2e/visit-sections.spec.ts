import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test.use({ javaScriptEnabled: false });

const templates = ["PricingPlans", "PricingComparison", "PricingGroups", "PlaceMap", "MapBranches"];

let home = "";
test.beforeAll(async () => {
  const { product, api } = shared();
  const { id, slug } = await createSite(api, { templates });
  await api.publish(id);
  home = product.siteAddress(slug);
});

async function expectPrices(page: Page, ...seen: readonly string[]): Promise<void> {
  const prices = page.locator(".pricing-plans div > span:first-child:visible");
  await expect(prices).toHaveText([...seen]);
}

test("PRICING-01: prices for a month and for a year are switched by hand and by keys, without a script", async ({
  page,
}) => {
  await page.goto(home);
  await expectPrices(page, "$9", "$47", "$2.50");
  await page.getByText("Monthly", { exact: true }).click();
  await expectPrices(page, "$12", "$59", "$3");
  await page.getByRole("radio", { name: "Monthly" }).press("ArrowRight");
  await expectPrices(page, "$9", "$47", "$2.50");
});

test.describe(() => {
  // axe is a script
  test.use({ javaScriptEnabled: true });

  test("prices and places are accessible, and no wider than the window", async ({ page }) => {
    await page.goto(home);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `prices and places at ${width} px`);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
    }
  });
});

test("CELLS-06: a comparison is a table on every width", async ({ page }) => {
  await page.goto(home);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    const row = table.getByRole("row", { name: "Weeks ahead" });
    await expect(row.getByRole("rowheader")).toHaveText("Weeks ahead");
    await expect(row.getByRole("cell")).toHaveText(["4", "26", "no limit"]);
  }
});

test("SECT-421: on a phone a price beside its name stands at the end, and one that was centred in the middle below it", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const { pages } = await api.call<{
    pages: { sections: { id: string; fields: { cards?: { id: string }[] } }[] }[];
  }>("GET", `sites/${site.id}/document`);
  const cards = pages[0]?.sections.find(({ id }) => id === "pricing8")?.fields.cards ?? [];
  const target = { page: site.page, section: "pricing8" };
  await api.operate(
    site.id,
    ["start", "center", "end"].map((value, index) => ({
      name: "field.set",
      args: { target, path: ["cards", cards[index]?.id, "priceAlignment"], value },
    })),
  );
  await api.publish(site.id);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.siteAddress(site.slug));
  /** Where the words of a card's price are, and its name. */
  const places = await page
    .getByRole("main")
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) => {
        const [name, price] = ["h2, h3", "p:last-of-type"].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(item.querySelector(part) ?? item);
          return range.getBoundingClientRect();
        });
        const { left, right } = item.getBoundingClientRect();
        return {
          before: (price?.left ?? 0) - left,
          behind: right - (price?.right ?? 0),
          isBelow: (price?.top ?? 0) >= (name?.bottom ?? 0),
        };
      }),
    );
  const [start, center, end] = places;
  expect(start).toMatchObject({ isBelow: false });
  expect(center).toMatchObject({ isBelow: true });
  expect(Math.abs((center?.before ?? 0) - (center?.behind ?? 99))).toBeLessThan(2);
  expect(end).toMatchObject({ isBelow: false });
  expect(end?.behind).toBeLessThan(2);
});
