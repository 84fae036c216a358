import type { Page } from "@playwright/test";
import { messengers } from "#/vendors/registry.ts";
import { studioLanguages, studioPages } from "./demo-studio.ts";
import { expectAccessible } from "./harness/axe.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { ConsentScreen } from "./screens/consent-screen.ts";

const shared = shareProduct();

function addressOf(path: string): string {
  return new URL(path, shared().product.siteAddress("studio")).href;
}

/** How far a page sticks out of its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const { code, prefix } of studioLanguages) {
  test(`DEMO-07: with everything on, nobody else is asked before a choice and every page fits, in ${code}`, async ({
    page,
  }) => {
    for (const { path, name } of studioPages) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(addressOf(prefix + path));
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator(".cookie")).toBeVisible();
      await page.mouse.move(200, 300);
      await page.mouse.move(300, 400);
      await page.keyboard.press("Tab");
      for (const width of [1280, 2560, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test("axe finds nothing on any page of the studio", async ({ page }) => {
  for (const { path, name } of studioPages) {
    await page.goto(addressOf(path));
    await expectAccessible(page, `the studio's ${name}`);
  }
});

test("links that the bar has no room for are under More, and its logo is whole", async ({
  page,
}) => {
  await page.goto(addressOf("/work/"));
  for (const width of [1280, 1440, 1680, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    if (width === 1280) await expect(page.locator(".more > summary")).toBeVisible();
    const text = page.locator("header.nav a.logo > span");
    const hidden = await text.evaluate((logo) => logo.scrollWidth - logo.clientWidth);
    expect(hidden, `the logo at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("the messenger's card shows who answers, beside the avatar", async ({ page }) => {
  await page.goto(addressOf("/de/"));
  await new ConsentScreen(page).reloadedBy(() =>
    page.locator(".cookie").getByRole("button", { name: "Ablehnen" }).click(),
  );
  await expect(page.locator(".cookie")).toBeHidden();
  await page.locator(".opener").click();
  const head = page.locator(".chat__head");
  await expect(head.getByText("Klara Voss")).toBeVisible();
  const avatar = await head.locator("img").boundingBox();
  const name = await head.locator("b").boundingBox();
  expect(avatar?.width).toBe(44);
  expect(name?.x).toBeGreaterThan((avatar?.x ?? 0) + 44);
  expect(name?.width).toBeGreaterThan(80);
  await expect(page.locator(".chat__channels button")).toHaveCount(messengers.length);
});
