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
