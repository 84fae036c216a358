import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { noteLayoutShifts, shiftsInBar } from "./visit/layout-shifts.ts";
import { linkWords, sixLanguages } from "./visit/six-languages.data.ts";
import { createVisitSite } from "./visit/visit-site.ts";

const shared = shareProduct();
const navigationWidth = 1024;
const widths = Array.from({ length: 41 }, (_, index) => 320 + index * 40);

let home = "";
test.beforeAll(async () => {
  const { product, api } = shared();
  home = product.siteAddress((await createVisitSite(api)).slug);
});

interface Fit {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels that the shown links take, and what one more would take. */
  readonly used: number;
  readonly withNext: number;
  readonly room: number;
  /** What More takes, with the gap before it: more room where nothing is under it. */
  readonly more: number;
  /** From the last link to More, or to the end of its place. */
  readonly rest: number;
}

/** How the links stand in the bar. Measures a hidden one by showing it for a moment. */
function findFit(): Fit {
  // typesetting puts other spaces between words
  const words = ({ textContent }: Element): string => textContent.replaceAll(/\s/g, " ");
  const items = [...document.querySelectorAll<HTMLElement>(".nav__links > ul > li")];
  const shown = items.filter((item) => item.offsetWidth > 0);
  const next = items.find((item) => item.offsetWidth === 0);
  const end = (item: HTMLElement | undefined): number => item?.getBoundingClientRect().right ?? 0;
  const start = shown[0]?.getBoundingClientRect().left ?? 0;
  const used = end(shown.at(-1)) - start;
  if (next) next.hidden = false;
  const withNext = next ? end(next) - start : Infinity;
  if (next) next.hidden = true;
  const hidden = [...document.querySelectorAll<HTMLElement>(".more .menu li")]
    .filter((item) => !item.hidden)
    .map(words);
  const list = document.querySelector(".nav__links > ul");
  const room = Math.min(innerWidth * 0.4, list?.clientWidth ?? 0);
  const place = document.querySelector(".more")?.getBoundingClientRect();
  const more = place?.width ? place.width + 8 : 0;
  const links = document.querySelector(".nav__links")?.getBoundingClientRect().right ?? 0;
  const rest = links - (hidden.length > 0 ? more : 0) - end(shown.at(-1));
  return { shown: shown.map(words), hidden, used, withNext, room, more, rest };
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // what the fonts changed is painted with the next frame, and noted with the one after it
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
    );
  });
}

async function expectExactFit(page: Page, code: (typeof sixLanguages)[number]["code"]) {
  const fit = await page.evaluate(findFit);
  expect([...fit.shown, ...fit.hidden]).toEqual(linkWords.map((words) => words[code]));
  expect(fit.shown.length).toBeGreaterThan(0);
  const room = fit.hidden.length > 0 ? fit.room : fit.room + fit.more;
  expect(fit.used).toBeLessThanOrEqual(room + 0.5);
  expect(fit.withNext).toBeGreaterThan(fit.room);
  expect(Math.abs(fit.rest)).toBeLessThan(1);
}

/**
 * Where the bar has links every width in English, in each other language every fifth one, and together all of them;
 * where it has none the languages take turns.
 */
function widthsOf(language: number): number[] {
  return widths.filter((width, place) => {
    if (width <= navigationWidth) return place % sixLanguages.length === language;
    return language === 0 || place % 5 === language % 5;
  });
}

for (const [language, { code, name }] of sixLanguages.entries()) {
  test(`NAV-02, NAV-08: in ${name} as many links as fit 40 % of the window, and nothing in the bar shifts, at 320 to 1920 px`, async ({
    page,
    context,
  }) => {
    await noteLayoutShifts(context);
    for (const width of widthsOf(language)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(code === "en" ? home : `${home}${code}/`);
      await settled(page);
      await test.step(`at ${width} px`, async () => {
        expect(await shiftsInBar(page)).toEqual([]);
        if (width > navigationWidth) await expectExactFit(page, code);
        else await expect(page.locator(".nav__links")).toBeHidden();
      });
    }
  });
}

test("NAV-08: scripts and fonts that come after the first paint, one after the other, shift nothing in the bar", async ({
  page,
  context,
}) => {
  await noteLayoutShifts(context);
  const late = new Map<string, PromiseWithResolvers<void>>();
  for (const part of ["**/*.woff2", "**/islands/*"])
    await page.route(part, async (route) => {
      const turn = Promise.withResolvers<void>();
      late.set(route.request().url(), turn);
      await turn.promise;
      await route.continue();
    });
  await page.setViewportSize({ width: 1240, height: 800 });
  await page.goto(`${home}de/`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
  const fonts = () => [...late.keys()].filter((address) => address.endsWith(".woff2"));
  await expect.poll(() => late.size - fonts().length).toBe(1);
  await expect.poll(() => fonts().length).toBeGreaterThan(1);
  await expect(page.locator("html")).not.toHaveAttribute("data-live");
  for (const [address, { resolve }] of late) if (!fonts().includes(address)) resolve();
  await expect(page.locator("html")).toHaveAttribute("data-live");
  for (const address of fonts()) {
    const answer = page.waitForResponse(address);
    late.get(address)?.resolve();
    await (await answer).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.unroute("**/*.woff2");
  await settled(page);
  expect(await shiftsInBar(page)).toEqual([]);
  await expectExactFit(page, "de");
});

test("NAV-02: the links are fitted again when the window changes", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(home);
  const shown = () => page.locator(".nav__links > ul > li:visible").count();
  await settled(page);
  const few = await shown();
  await page.setViewportSize({ width: 1900, height: 800 });
  await expect.poll(shown).toBeGreaterThan(few);
  await expectExactFit(page, "en");
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(shown).toBe(few);
});

test("NAV-06: the bar gets background and shadow after half its own height, over a picture too", async ({
  page,
}) => {
  for (const address of [home, shared().product.siteAddress()]) {
    await page.goto(address);
    const bar = page.getByRole("banner");
    const half = (await bar.evaluate((element: HTMLElement) => element.offsetHeight)) / 2;
    const goDown = (top: number): Promise<void> =>
      page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await goDown(Math.floor(half));
    await expect(bar).not.toHaveClass(/nav--scrolled/);
    await goDown(Math.floor(half) + 1);
    await expect(bar).toHaveClass(/nav--scrolled/);
    await expect(bar).toBeInViewport();
    await expect(bar).not.toHaveCSS("box-shadow", "none");
    await expect(bar).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expectAccessible(page, "the bar over the page");
    await goDown(0);
    await expect(bar).not.toHaveClass(/nav--scrolled/);
  }
});

test("NAV-05: More opens a menu of the given size that closes on a press outside and by Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(home);
  const more = page.locator("details.more");
  const menu = more.locator(".menu");
  await more.locator("summary").click();
  await expect(menu).toBeVisible();
  await page.mouse.move(300, 500);
  const box = await menu.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(200);
  expect(box?.width).toBeLessThanOrEqual(300);
  expect(box?.height).toBeLessThanOrEqual(400);
  await expectAccessible(page, "the open menu under More");
  await page.mouse.down();
  await expect(menu).toBeHidden();
  await page.mouse.up();
  await more.locator("summary").click();
  await more.getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(more.locator("summary")).toBeFocused();
});

test("NAV-05: a dropdown is 200 to 300 px wide and at most 400 px high, whatever stands in it", async ({
  page,
}) => {
  const { api, product } = shared();
  await page.setViewportSize({ width: 1100, height: 800 });
  const sizes: { width: number; height: number; isScrolled: boolean }[] = [];
  for (const [count, name] of [
    [14, "Tea"],
    [40, "Everything about our teas from the mountains"],
  ] as const) {
    const site = await createSite(api);
    const target = { part: "navigation" };
    const links = Array.from({ length: count }, (_, index) => ({
      name: "item.add",
      args: {
        target,
        path: ["links"],
        item: {
          id: `link${index}`,
          text: { en: { text: `${name} ${index}` } },
          link: { kind: "address", address: "https://example.org/" },
        },
        after: index === 0 ? null : `link${index - 1}`,
      },
    }));
    await api.operate(site.id, links);
    await api.publish(site.id);
    await page.goto(product.siteAddress(site.slug));
    await settled(page);
    await page.locator("details.more > summary").click();
    const menu = page.locator("details.more .menu");
    await expect(menu).toBeVisible();
    sizes.push(
      await menu.evaluate((element: HTMLElement) => ({
        width: element.offsetWidth,
        height: element.offsetHeight,
        isScrolled: element.scrollHeight > element.clientHeight,
      })),
    );
  }
  const [narrow, wide] = sizes;
  expect(narrow?.width).toBe(200);
  expect(wide).toEqual({ width: 300, height: 400, isScrolled: true });
});

test("NAV-05: one dropdown is open at a time, and closes when the keyboard leaves it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(home);
  const more = page.locator("details.more");
  const languages = page.locator(".nav details.lang:not(.nav-full *)");
  await more.locator("summary").click();
  await languages.locator("summary").click();
  await expect(more).not.toHaveAttribute("open");
  await expect(languages).toHaveAttribute("open");
  await page.locator("header .logo").focus();
  await expect(languages).not.toHaveAttribute("open");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 740 }, isMobile: true, hasTouch: true });

  test("NAV-07: the menu covers the window, locks the page, keeps the focus and gives it back", async ({
    page,
  }) => {
    await page.goto(home);
    const menu = page.locator("details.nav__menu");
    const burger = menu.locator("> summary");
    await burger.click();
    const full = page.locator(".nav-full");
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    await expect
      .poll(() => full.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 390, height: 740 });
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectAccessible(page, "the full-screen menu");
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(
        true,
      );
    }
    await page.keyboard.press("Escape");
    await expect(full).toBeHidden();
    await expect(burger).toBeFocused();
    // the part of the browser that scrolls hears with the next frame that it may
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("NAV-07: the menu closes on the way to another page, and where the window gets wide", async ({
    page,
  }) => {
    await page.goto(home);
    const menu = page.locator("details.nav__menu");
    await menu.locator("> summary").click();
    await menu.getByRole("link", { name: "Services", exact: true }).click();
    await expect(page).toHaveURL(`${home}services/`);
    await expect(menu).not.toHaveAttribute("open");
    await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeInViewport();
    // where it was loaded in full its scripts come after it
    await expect(page.locator("html")).toHaveAttribute("data-live");
    await menu.locator("> summary").click();
    await page.setViewportSize({ width: 1200, height: 740 });
    await expect(menu).not.toHaveAttribute("open");
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("LANG-05: the languages in the menu are a dropdown that scrolls into view when it opens", async ({
    page,
  }) => {
    await page.goto(home);
    await page.locator("details.nav__menu > summary").click();
    const languages = page.locator(".nav-full details.lang");
    await languages.scrollIntoViewIfNeeded();
    await languages.locator("summary").click();
    await expect(languages.getByRole("link", { name: "Українська" })).toBeInViewport();
    await expectAccessible(page, "the languages of the full-screen menu");
    await page.keyboard.press("Escape");
    await expect(languages).not.toHaveAttribute("open");
    await expect(page.locator("details.nav__menu")).toHaveAttribute("open");
  });
});
