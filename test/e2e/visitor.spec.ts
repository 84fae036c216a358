import { demoPages } from "./demo-shop.ts";
import { fetchSite } from "./harness/fetch-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test.use({ reducedMotion: "no-preference" });

test("a visit of all pages is quiet: no complaint, no stranger, no violation", async ({ page }) => {
  const home = shared().product.siteAddress();
  for (const { path } of demoPages) {
    await page.goto(home + path.slice(1), { waitUntil: "networkidle" });
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
    const broken = await page
      .locator("img")
      .evaluateAll((images) =>
        images.flatMap((image) =>
          image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0
            ? [image.currentSrc]
            : [],
        ),
      );
    expect(broken, `broken pictures of ${path}`).toEqual([]);
  }
});

test("every page says its language, its title and its one true address", async () => {
  const home = shared().product.siteAddress();
  for (const { path } of demoPages) {
    const { body, headers } = await fetchSite(home + path.slice(1));
    expect(headers["x-release"]).toBeTruthy();
    expect(body).toMatch(/<html[^>]* lang="?ru/);
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(body).toContain('rel="canonical"');
    expect(body).not.toMatch(/ style=/);
  }
});

test("LINK-05: a hash link scrolls to its section and focuses it", async ({ page }) => {
  await page.goto(shared().product.siteAddress());
  await page.getByRole("link", { name: "Выбрать комплект" }).click();
  await expect(page).toHaveURL(/#comp-sets$/);
  await expect(page.locator("#comp-sets h2")).toBeInViewport();
});

test("an address with a hash opens at its section", async ({ page }) => {
  await page.goto(`${shared().product.siteAddress()}#comp-contact`);
  await expect(page.locator("#comp-contact h2")).toBeInViewport();
});
