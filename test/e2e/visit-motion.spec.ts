import type { Page } from "@playwright/test";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { noteLayoutShifts } from "./visit/layout-shifts.ts";
import { scrollToDepth } from "./visit/shown-page.ts";
import { createWholeSite } from "./visit/whole-site.ts";

const shared = shareProduct();

test.use({ reducedMotion: "no-preference" });

/** What of the page isn't wholly there, of what is in view and of all else. */
async function fadedIn(page: Page): Promise<{ inView: string[]; elsewhere: number }> {
  return page.evaluate(() => {
    const faded = [...document.querySelectorAll(".section > div *, .header-21 *")].filter((one) => {
      const { opacity, animationName } = getComputedStyle(one);
      return animationName.includes("rise") && Number(opacity) < 1;
    });
    // at its very beginning it is 16 px below the window's foot
    const isInView = (one: Element) => one.getBoundingClientRect().top < innerHeight + 17;
    const inView = faded.filter(isInView).map((one) => one.className);
    return { inView, elsewhere: faded.length - inView.length };
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
  const nothing = { inView: [], elsewhere: 0 };
  await noteLayoutShifts(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address, { waitUntil: "networkidle" });

  await test.step("at the top nothing waits to be scrolled to", async () => {
    expect(await fadedIn(page)).toEqual(nothing);
  });
  await test.step("on the way what comes into view rises, what isn’t in view is there, and nothing else moves", async () => {
    await page.evaluate(() => (globalThis.layoutShifts = []));
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    let seen = 0;
    for (let depth = 200; depth < end + 100; depth += 100) {
      await scrollTo(page, depth);
      const { inView, elsewhere } = await fadedIn(page);
      expect(elsewhere).toBe(0);
      seen += inView.length;
    }
    expect(seen).toBeGreaterThan(10);
    expect(await fadedIn(page)).toEqual(nothing);
    const moved = await page.evaluate(() => globalThis.layoutShifts);
    expect(moved.filter(({ what }) => what.some((markup) => !/to-top/.test(markup)))).toEqual([]);
  });
  const form = page.locator(".contact-14 form");
  const coming = await form.evaluate(
    (element) => element.getBoundingClientRect().top + scrollY - innerHeight + 40,
  );
  await test.step("what the keyboard leads to is there at once", async () => {
    await scrollTo(page, coming);
    expect((await fadedIn(page)).inView).not.toEqual([]);
    const field = form.locator("input:not([type=hidden])").first();
    await field.evaluate((input) => input.focus({ preventScroll: true }));
    await expect(form).toHaveCSS("opacity", "1");
    await field.blur();
  });
  await test.step("on paper all of it is there, wherever one was", async () => {
    await scrollTo(page, coming);
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
