import type { Page } from "@playwright/test";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { noteLayoutShifts } from "./visit/layout-shifts.ts";
import { scrollToDepth } from "./visit/shown-page.ts";
import { createWholeSite } from "./visit/whole-site.ts";

const shared = shareProduct();

test.use({ reducedMotion: "no-preference" });

/** What of the page isn't wholly there: faded or out of its place. Of it, what one sees of the window is told apart. */
async function fadedIn(page: Page): Promise<{ inView: string[]; below: number }> {
  return page.evaluate(() => {
    const faded = [...document.querySelectorAll(".section > .wrap *, .header-21 *")].filter(
      (one) => {
        const { opacity, animationName } = getComputedStyle(one);
        return animationName.includes("rise") && Number(opacity) < 1;
      },
    );
    const isBelow = (one: Element) => one.getBoundingClientRect().top >= innerHeight;
    return {
      inView: faded.filter((one) => !isBelow(one)).map((one) => one.className),
      below: faded.filter(isBelow).length,
    };
  });
}

/** Scrolls, and waits until the page is drawn there. */
async function scrollTo(page: Page, depth: number): Promise<void> {
  await scrollToDepth(page, depth);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test("A11Y-07: what rises while one scrolls is all there at the top, at the end, on paper and without motion", async ({
  page,
  context,
  browser,
}) => {
  const { product, api } = shared();
  const { slug } = await createWholeSite(api);
  const address = product.siteAddress(slug);
  const nothing = { inView: [], below: 0 };
  await noteLayoutShifts(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address, { waitUntil: "networkidle" });

  await test.step("at the top nothing waits to be scrolled to", async () => {
    expect(await fadedIn(page)).toEqual(nothing);
  });
  await test.step("on the way what is below comes in, and moves nothing else", async () => {
    await page.evaluate(() => (globalThis.layoutShifts = []));
    await scrollTo(page, 200);
    expect((await fadedIn(page)).below).toBeGreaterThan(10);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let depth = 300; depth < end + 100; depth += 100) await scrollTo(page, depth);
    expect(await fadedIn(page)).toEqual(nothing);
    const moved = await page.evaluate(() => globalThis.layoutShifts);
    expect(moved.filter(({ what }) => what.some((markup) => !/to-top/.test(markup)))).toEqual([]);
  });
  await test.step("what the keyboard leads to is there at once", async () => {
    await scrollTo(page, 200);
    const field = page.locator(".contact-14 form input:not([type=hidden])").first();
    await field.evaluate((input) => input.focus({ preventScroll: true }));
    await expect(page.locator(".contact-14 form")).toHaveCSS("opacity", "1");
    await field.blur();
  });
  await test.step("on paper all of it is there, wherever one was", async () => {
    await scrollTo(page, 200);
    await page.emulateMedia({ media: "print" });
    expect(await fadedIn(page)).toEqual(nothing);
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("so it is for people who want less motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await fadedIn(page)).toEqual(nothing);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
  await test.step("and without scripts", async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const other = await plain.newPage();
    await other.goto(address);
    expect(await fadedIn(other)).toEqual(nothing);
    await other.close();
    await plain.close();
  });
});
