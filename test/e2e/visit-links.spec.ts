import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { depthAtRest, scrollDepth, scrollToDepth } from "./visit/shown-page.ts";
import { createVisitSite } from "./visit/visit-site.ts";

declare global {
  var delays: number[];
  var focusDelay: number | undefined;
}

const shared = shareProduct();

test.use({ reducedMotion: "no-preference" });

let home = "";
test.beforeAll(async () => {
  const { product, api } = shared();
  home = product.siteAddress((await createVisitSite(api)).slug);
});

test("LINK-05: a hash link scrolls smoothly to its section and focuses it", async ({ page }) => {
  await page.goto(shared().product.siteAddress());
  await expect(page.locator("html")).toHaveAttribute("data-live");
  const depths: number[] = [];
  await page.exposeFunction("noteDepth", (depth: number) => depths.push(depth));
  await page.evaluate(() =>
    addEventListener("scroll", () => {
      void (globalThis as unknown as { noteDepth(depth: number): void }).noteDepth(scrollY);
    }),
  );
  await page.getByRole("link", { name: "Выбрать комплект" }).press("Enter");
  await expect(page).toHaveURL(/#comp-sets$/);
  await expect(page.locator("#comp-sets")).toBeFocused();
  await expect(page.locator("#comp-sets h2")).toBeInViewport();
  const isOnTheWay = (depth: number): boolean => depth > 0 && depth < (depths.at(-1) ?? 0);
  await expect.poll(() => depths.some(isOnTheWay)).toBe(true);
  const box = await page.locator("#comp-sets").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
});

/** Notes the delays of the page's timers, and the delay of the one that gave something the focus. */
async function noteDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.delays = [];
    let current: number | undefined;
    const { setTimeout: later } = globalThis;
    const noting = (call: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
      globalThis.delays.push(delay);
      return later(() => {
        current = delay;
        call(...values);
        current = undefined;
      }, delay);
    };
    Object.assign(globalThis, { setTimeout: noting });
    addEventListener("focusin", () => (globalThis.focusDelay = current));
  });
}

test("LINK-06: an address with a hash opens at its section after 100 ms, and gives it the focus", async ({
  page,
}) => {
  await noteDelays(page);
  await page.goto(`${home}work/#comp-worklast`);
  await expect(page.locator("#comp-worklast")).toBeFocused();
  await expect(page.locator("#comp-worklast h2")).toBeInViewport();
  expect(await page.evaluate(() => globalThis.focusDelay)).toBe(100);
});

test("LINK-06: a page that is loaded again stands where it stood", async ({ page }) => {
  await page.goto(`${home}work/#comp-worklast`);
  await expect(page.locator("#comp-worklast")).toBeFocused();
  await page.evaluate(() => document.fonts.ready);
  await scrollToDepth(page, 300);
  const before = await depthAtRest(page);
  await noteDelays(page);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-live");
  expect(await page.evaluate(() => globalThis.delays)).not.toContain(100);
  // the browser may follow what late fonts move; the hash would be far below
  await page.evaluate(() => document.fonts.ready);
  expect(Math.abs((await depthAtRest(page)) - before)).toBeLessThan(50);
});

test("LINK-05: a hash link waits for its element", async ({ page }) => {
  await page.goto(home);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "#late", id: "to-late" });
    document.querySelector("main")?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL(`${home}#late`);
  await page.evaluate(() => {
    const late = Object.assign(document.createElement("p"), { id: "late", textContent: "Late" });
    document.querySelector("main")?.append(late);
  });
  await expect(page.locator("#late")).toBeFocused();
  await expect(page.locator("#late")).toBeInViewport();
});

test("LINK-05: a hash link to another page leads to its section there", async ({ page }) => {
  await page.goto(home);
  await page.mouse.move(20, 300);
  await page
    .locator(".nav__links")
    .getByRole("link", { name: "About the studio", exact: true })
    .press("Enter");
  await expect(page).toHaveURL(`${home}work/#comp-worklast`);
  await expect(page.locator("#comp-worklast")).toBeFocused();
  await expect(page.locator("#comp-worklast h2")).toBeInViewport();
});

test("TOP-01: the button to the top is there from 400 px on, at the right, and scrolls smoothly", async ({
  page,
}) => {
  await page.goto(home);
  const button = page.getByRole("button", { name: "Back to top" });
  await scrollToDepth(page, 400);
  await expect(button).toBeHidden();
  await scrollToDepth(page, 401);
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
  await expectAccessible(page, "a page with its button to the top");
  await button.click();
  await expect.poll(() => scrollDepth(page)).toBe(0);
  await expect(button).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test.describe("with less motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("LINK-05, TOP-01: everything is there at once", async ({ page }) => {
    await page.goto(home);
    const atOnce = await page.evaluate(async () => {
      const link = Object.assign(document.createElement("a"), { href: "#comp-contact9" });
      document.querySelector("main")?.prepend(link);
      const scrolled = new Promise((resolve) => {
        addEventListener("scroll", resolve, { once: true });
      });
      link.click();
      await scrolled;
      return scrollY;
    });
    expect(atOnce).toBeGreaterThan(400);
    await page.getByRole("button", { name: "Back to top" }).click();
    expect(await scrollDepth(page)).toBe(0);
  });
});
