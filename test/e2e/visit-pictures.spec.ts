import type { Page } from "@playwright/test";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test.use({ reducedMotion: "no-preference" });

interface Fade {
  readonly source: string;
  readonly duration: unknown;
}

declare global {
  var fades: Fade[];
}

/** Notes which pictures fade in, from the page's beginning. */
async function noteFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.fades = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function note(keyframes, options) {
      if (this instanceof HTMLImageElement)
        globalThis.fades.push({ source: this.currentSrc, duration: options });
      return animate.call(this, keyframes, options);
    };
  });
}

function fades(page: Page): Promise<readonly Fade[]> {
  return page.evaluate(() => globalThis.fades);
}

test("PIC-02: pictures that load lazily fade in over 1.5 s; the one above the fold is there at once", async ({
  page,
}) => {
  await noteFades(page);
  // as on a network that is slower than this machine: pictures come when the page is alive
  const alive = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.(?:avif|webp|jpe?g|png)$/, async (route) => {
    await alive.promise;
    await route.continue();
  });
  await page.goto(shared().product.siteAddress(), { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-live");
  alive.resolve();
  await page.waitForLoadState("networkidle");
  const hero = page.locator(".header-21 img");
  await expect(hero).toHaveAttribute("fetchpriority", "high");
  const heroSource = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.locator("#comp-sets").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await fades(page)).length).toBeGreaterThan(0);
  for (const fade of await fades(page)) {
    expect(fade.duration).toBe(1500);
    expect(fade.source).not.toBe(heroSource);
  }
  await expect(page.locator("img[data-waiting]:visible")).toHaveCount(0);
});

/** Pictures of the site that were asked for, as often as they were. */
function askedPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/[^/]+\.(?:avif|webp|jpe?g|png)$/.test(request.url()))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** The frames of lazy pictures: where each begins and ends on the page, and whether it was loaded. */
function lazyFrames(page: Page): Promise<{ top: number; bottom: number; isLoaded: boolean }[]> {
  return page.locator("main picture>img[loading=lazy]").evaluateAll((images) =>
    images.map((image) => {
      const frame = image.parentElement?.parentElement?.getBoundingClientRect();
      return {
        top: Math.round((frame?.top ?? 0) + scrollY),
        bottom: Math.round((frame?.bottom ?? 0) + scrollY),
        isLoaded: image instanceof HTMLImageElement && image.currentSrc !== "",
      };
    }),
  );
}

/** How many lazy pictures are there, and how many failed, which tells why one is missing. */
function lazyStates(page: Page): Promise<{ loaded: number; failed: number }> {
  return page.evaluate(() => {
    const lazy = document.querySelectorAll<HTMLImageElement>("main picture>img[loading=lazy]");
    const loaded = [...lazy].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return {
      loaded: loaded.length,
      failed: document.querySelectorAll("img[data-failed]").length,
    };
  });
}

const low = { width: 1280, height: 400 };

test("PIC-01: a lazy picture is asked for 500 px before it comes into view, not before, and once", async ({
  page,
}) => {
  const asked = askedPictures(page);
  await page.setViewportSize(low);
  await page.goto(shared().product.siteAddress(), { waitUntil: "networkidle" });
  const frames = await lazyFrames(page);
  const first = Math.min(...frames.map(({ top }) => top));
  expect(first).toBeGreaterThan(low.height + 501);
  expect(frames.filter(({ isLoaded }) => isLoaded)).toEqual([]);
  const before = asked.length;
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), first - low.height - 502);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(asked).toHaveLength(before);
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), first - low.height - 499);
  await expect.poll(() => lazyStates(page)).toEqual({ loaded: 3, failed: 0 });
  expect((await lazyFrames(page)).filter(({ isLoaded }) => isLoaded)).toHaveLength(3);
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
  await expect.poll(() => lazyStates(page)).toEqual({ loaded: frames.length, failed: 0 });
  expect(new Set(asked).size, "each once").toBe(asked.length);
});

test("PIC-01: one above the window is asked for 500 px before it comes back into view, and not before", async ({
  page,
}) => {
  await page.setViewportSize(low);
  await page.goto(shared().product.siteAddress(), { waitUntil: "networkidle" });
  const frames = await lazyFrames(page);
  const first = Math.min(...frames.map(({ top }) => top));
  const end = Math.max(...frames.filter(({ top }) => top === first).map(({ bottom }) => bottom));
  const isLoaded = async (): Promise<boolean[]> =>
    (await lazyFrames(page)).filter(({ top }) => top === first).map((frame) => frame.isLoaded);
  const above = async (distance: number): Promise<void> => {
    const place = end + distance;
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
  };
  await above(502);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await isLoaded()).not.toContain(true);
  await above(498);
  await expect.poll(isLoaded).not.toContain(false);
});

test("PIC-01: without scripts the browser's own lazy loading stands", async ({
  anotherBrowser,
}) => {
  const page = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto(shared().product.siteAddress(), { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 1200);
  await expect(page.locator("#comp-sets picture img").first()).toHaveJSProperty("complete", true);
  await expect(page.locator("#comp-sets picture img").first()).toBeInViewport();
});

test("PIC-01: where the runtime does not come, pictures do", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/);
  await page.route(/\/islands\/.*\.js$/, (route) => route.abort());
  await page.goto(shared().product.siteAddress());
  const picture = page.locator("#comp-sets picture img").first();
  await picture.evaluate((image) => image.parentElement?.parentElement?.scrollIntoView());
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toBeInViewport();
});

test("PIC-05: printing loads every picture and fades none", async ({ page }) => {
  await noteFades(page);
  const asked = askedPictures(page);
  await page.setViewportSize(low);
  await page.goto(shared().product.siteAddress(), { waitUntil: "networkidle" });
  await page.pdf();
  await expect
    .poll(async () => (await lazyFrames(page)).every(({ isLoaded }) => isLoaded))
    .toBe(true);
  expect(await fades(page)).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});

test("PIC-03: a picture that can't be had is white, and its text stays", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  const pictures = page.locator("#comp-sets picture img");
  await page.route(/\/assets\/.*\.(?:avif|webp|jpe?g|png)$/, (route) => route.abort());
  await page.goto(shared().product.siteAddress());
  await pictures.first().scrollIntoViewIfNeeded();
  await expect(pictures.first()).toHaveAttribute("data-failed", "");
  await expect(pictures.first()).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await pictures.first().getAttribute("alt")).not.toBe("");
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
    .toBe(true);
});

test.describe("on a phone", () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, screen: phone, isMobile: true, hasTouch: true });

  test("IMG-03: the header shows its 4:5 part about the focal point, fetched once and ahead", async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(shared().product.siteAddress(), { waitUntil: "networkidle" });
    const hero = page.locator(".header-21 img");
    const shown = await hero.evaluate(
      ({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement) => ({
        path: new URL(currentSrc).pathname,
        ratio: naturalWidth / naturalHeight,
      }),
    );
    expect(shown.ratio).toBeCloseTo(4 / 5, 1);
    const parts = await page
      .locator(".header-21 source, .header-21 img")
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute("srcset") ?? one.getAttribute("src")),
      );
    const ofHeader = fetched.filter((path) => parts.some((part) => part?.includes(path)));
    expect(ofHeader).toEqual([shown.path]);
  });
});

test.describe("with less motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("PIC-02: nothing fades", async ({ page }) => {
    await noteFades(page);
    await page.goto(shared().product.siteAddress(), { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState("networkidle");
    expect(await fades(page)).toEqual([]);
  });
});

test("PRINT-01: on paper there is the text in black, and nothing that only a screen needs", async ({
  page,
}) => {
  await page.goto(shared().product.siteAddress());
  await page.emulateMedia({ media: "print" });
  for (const only of [".nav__links", ".nav details", "form", ".to-top"])
    await expect(page.locator(`${only}:visible`), only).toHaveCount(0);
  const unreadable = await page.locator("main :is(h1, h2, h3, p, li)").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.textContent.trim() !== "")
      .map((element) => getComputedStyle(element).color)
      .filter((colour) => !/^rgb\((\d|[1-6]\d), /.test(colour)),
  );
  expect(unreadable).toEqual([]);
});
