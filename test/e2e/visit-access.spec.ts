import type { Page } from "@playwright/test";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { createSite } from "./harness/new-site.ts";
import type { NewSite } from "./harness/new-site.ts";
import { ConsentScreen } from "./screens/consent-screen.ts";
import { expectMirrored } from "./visit/mirrored.ts";
import { createWholeSite } from "./visit/whole-site.ts";

const shared = shareProduct();

test.slow();

const settings = {
  messengers: { alignment: "right", telegram: { isActive: true, value: "@vitrine" } },
  cookieConsent: { gdpr: { isVisible: true } },
};

function addressOf({ slug }: NewSite): string {
  return shared().product.siteAddress(slug);
}

test.describe("from right to left", () => {
  test("A11Y-01: languages that are written from the right are, and numbers and addresses are not", async ({
    page,
  }) => {
    for (const language of ["ar", "he", "fa"]) {
      await page.goto(addressOf(await createWholeSite(shared().api, { language })));
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const numbers = page.locator("main a[href^='tel:'], main a[href^='mailto:']");
      expect(await numbers.count()).toBeGreaterThan(1);
      const ways = await numbers.evaluateAll((all) =>
        all.map((link) => {
          const letters = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text;
          const range = document.createRange();
          const leftOf = (place: number): number => {
            range.setStart(letters, place);
            range.setEnd(letters, place + 1);
            return range.getBoundingClientRect().left;
          };
          return leftOf(0) < leftOf(letters.length - 1);
        }),
      );
      expect(ways).not.toContain(false);
    }
  });

  test("A11Y-02: every section, bar, menu and popup is mirrored", async ({ page }) => {
    const messengers = { ...settings.messengers, alignment: "left" };
    const site = await createWholeSite(shared().api, { settings: { ...settings, messengers } });
    for (const width of [390, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(site), { waitUntil: "networkidle" });
      const consent = new ConsentScreen(page);
      await expect(consent.banner).toBeVisible();
      await expectMirrored(page, `the page with its banner at ${width} px`);
      await consent.settings.click();
      await expect(consent.popup).toBeVisible();
      await expectMirrored(page, `the settings of cookies at ${width} px`);
      await page.keyboard.press("Escape");
      const menus = page.locator("details.nav__menu:visible, .nav details.lang:visible");
      for (const menu of await menus.all()) {
        await menu.locator("> summary").click();
        await expectMirrored(page, `an open menu at ${width} px`);
        await menu.locator("> summary").click();
      }
      const { origin } = new URL(page.url());
      await page.goto(`${origin}/report/`);
      await expect(consent.banner).toBeVisible();
      await expectMirrored(page, `the page for reports at ${width} px`);
    }
  });
});

/** What of a page can't be reached in a window: it lies under what is fixed, wherever one scrolls to. */
async function obscured(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const found: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, p, li, a, button, input, textarea), .footer :is(a, button, p)",
    );
    for (const element of all) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest("[aria-hidden='true'], [hidden]")
      )
        continue;
      const first = element.getClientRects()[0];
      if (!first || first.width < 2) continue;
      const over = [];
      for (const block of ["center", "start", "end"] as const) {
        element.scrollIntoView({ block, behavior: "instant" });
        await frame();
        const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
        const there = document.elementFromPoint(
          left + Math.min(width / 2, 20),
          top + Math.min(height / 2, 12),
        );
        over.push(there?.closest(".cookie, .nav, .messenger, .to-top")?.className);
        if (over.at(-1) === undefined) break;
      }
      if (!over.includes(undefined))
        found.push(
          `${element.tagName} "${element.textContent.slice(0, 30)}" under ${over.join(", ")}`,
        );
    }
    return found;
  });
}

test.describe("at 400 % of 1280 × 1024", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("A11Y-03: nothing has to be scrolled sideways, and nothing is lost under what is fixed", async ({
    page,
  }) => {
    await page.goto(addressOf(await createWholeSite(shared().api, { settings })));
    const consent = new ConsentScreen(page);
    await expect(consent.banner).toBeVisible();
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBeLessThanOrEqual(0);
    expect(await obscured(page)).toEqual([]);
    await consent.accept.scrollIntoViewIfNeeded();
    await consent.settings.click();
    await expect(consent.popup).toBeVisible();
    await consent.confirm.scrollIntoViewIfNeeded();
    await expect(consent.confirm).toBeInViewport({ ratio: 1 });
    await consent.reloadedBy(() => consent.confirm.click());
    await expect(consent.banner).toBeHidden();
    expect(await obscured(page)).toEqual([]);
    await page.locator("details.nav__menu > summary").click();
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    const last = page.locator(".nav-full > :last-child a").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await page.locator(".opener").click();
    const chat = page.locator(".chat");
    await expect(chat).toBeVisible();
    await chat.getByRole("link").scrollIntoViewIfNeeded();
    await expect(chat.getByRole("link")).toBeInViewport({ ratio: 1 });
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
  readonly isMarked: boolean;
}

/** Goes through a page by the tab key, and says of every stop whether it is to be seen and marked. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const marks = [element, element.parentElement, element.closest(".joined")].map((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (
          (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) ||
          boxShadow.includes("0px 0px 0px")
        );
      });
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
      const isSeen = [0.1, 0.5, 0.9].some((share) => {
        const over = document.elementFromPoint(left + width / 2, top + height * share);
        return (
          over !== null &&
          (element.contains(over) || over.contains(element) || over.closest("label") !== null)
        );
      });
      const name = `${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
      return { name, isSeen, isMarked: marks.includes(true) };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

for (const [name, viewport] of [
  ["a desktop", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
  ["a window at 400 %", { width: 320, height: 256 }],
] as const) {
  test(`A11Y-04: by keyboard every stop is to be seen and marked, in the page's order, in ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(addressOf(await createWholeSite(shared().api, { settings })));
    await expect(new ConsentScreen(page).banner).toBeVisible();
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(30);
    expect(stops.filter(({ isSeen }) => !isSeen).map((stop) => stop.name)).toEqual([]);
    expect(stops.filter(({ isMarked }) => !isMarked).map((stop) => stop.name)).toEqual([]);
    await expect(page.locator("[tabindex]:not([tabindex='-1'], [tabindex='0'])")).toHaveCount(0);
  });
}

/** What can be pressed and is smaller than so many pixels; links within sentences may be as high as their line. */
async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    // what is drawn smaller may answer to presses around it
    const answersAround = (element: Element): boolean => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y, far] = [(left + right) / 2, (top + bottom) / 2, size / 2 - 1];
      return [y - far, y + far].every((one) => {
        const pressed = document.elementFromPoint(x, one);
        return (
          pressed !== null &&
          (element.contains(pressed) || pressed.closest("label")?.control === element)
        );
      });
    };
    const all = document.querySelectorAll<HTMLElement>(
      "a, button, summary, select, input, textarea",
    );
    return [...all].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.closest("[aria-hidden='true'], [hidden]") || element.matches(".skip")) return [];
      const { width, height } = element.getBoundingClientRect();
      const isInSentence =
        getComputedStyle(element).display === "inline" && element.parentElement?.tagName === "P";
      if (isInSentence || width < 2 || Math.min(width, height) >= size - 0.5) return [];
      if (width >= size && answersAround(element)) return [];
      const text = `${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
      return [`${text} ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);
}

test("A11Y-05: what can be pressed is at least 24 px high and wide", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(addressOf(await createWholeSite(shared().api, { settings })));
  await expect(new ConsentScreen(page).banner).toBeVisible();
  expect(await smallTargets(page, 24)).toEqual([]);
});

test.describe("on a phone", () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, screen: phone, isMobile: true, hasTouch: true });

  test("A11Y-05: what can be touched is at least 44 px high and wide", async ({ page }) => {
    await page.goto(addressOf(await createWholeSite(shared().api, { settings })));
    const consent = new ConsentScreen(page);
    await expect(consent.banner).toBeVisible();
    expect(await smallTargets(page, 44)).toEqual([]);
    await consent.settings.tap();
    await expect(consent.popup).toBeVisible();
    expect(await smallTargets(page, 44)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("details.nav__menu > summary").tap();
    expect(await smallTargets(page, 44)).toEqual([]);
  });

  test("A11Y-05: places, ways to get in touch and filters are touched at 44 px, too", async ({
    page,
  }) => {
    const templates = ["MapBranches", "ContactMinimal", "ContactMap", "ProgrammeTracks"];
    const { api } = shared();
    const site = await createSite(api, { templates });
    await api.publish(site.id);
    await page.goto(addressOf(site));
    await expect(page.locator("#comp-contactminimal a[href^='tel:']")).toBeVisible();
    await expect(page.locator("#comp-mapbranches h3 > a").first()).toBeVisible();
    expect(await smallTargets(page, 44)).toEqual([]);
  });
});

test("A11Y-06: for people who want less motion nothing moves", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(addressOf(await createWholeSite(shared().api, { settings })));
  const consent = new ConsentScreen(page);
  await expect(consent.banner).toBeVisible();
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBe(0);
  await consent.settings.click();
  await expect(consent.popup).toBeVisible();
  expect(await running()).toBe(0);
  await page.keyboard.press("Escape");
  await consent.reloadedBy(() => consent.decline.click());
  await expect(consent.banner).toBeHidden();
  await page.locator(".opener").click();
  await expect(page.locator(".messenger")).toHaveAttribute("data-live");
  await expect(page.locator(".chat")).toBeVisible();
  expect(await running()).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".chat")).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1e6));
  await page.locator(".to-top").click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await running()).toBe(0);
});
