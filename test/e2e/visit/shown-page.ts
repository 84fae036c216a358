import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

declare global {
  /** Lives as long as the document: set on one page, it is there on the next one only if that came in its place. */
  var documentMark: string | undefined;
  var visits: string[];
}

/** Marks the document, and notes the pages that it tells of. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.documentMark = "first";
    globalThis.visits = [];
    document.addEventListener("vitrine:page", (event) => {
      globalThis.visits.push((event as CustomEvent<{ path: string }>).detail.path);
    });
  });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => globalThis.documentMark === "first");
}

/** Waits until another document has come in the place of the marked one. */
export async function documentReplaced(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.documentMark !== "first");
  await page.waitForLoadState();
}

/** A visitor's first move, after which pages take each other's place. */
export async function makeFirstMove(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-live");
  await page.mouse.move(20, 400);
  await page.mouse.move(30, 420);
  await expect(page.locator("p[role=status]")).toBeAttached();
}

/** Moves the mouse as somebody does who has seen the page. */
export async function moveMouse(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-live");
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 230);
}

export async function scrollToDepth(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
}

export function scrollDepth(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** How far the page is scrolled once nothing moves it any more: in a row of frames, it did not change. */
export function depthAtRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let depth = scrollY;
    for (let still = 0; still < 12; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== depth) still = 0;
      depth = scrollY;
    }
    return Math.round(depth);
  });
}

export function barLink(page: Page, name: string): Locator {
  return page.locator(".nav__links").getByRole("link", { name, exact: true });
}
