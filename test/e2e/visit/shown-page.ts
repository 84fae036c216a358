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

/** A visitor's first move, after which pages take each other's place. */
export async function makeFirstMove(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/islands\/visit-/);
  await page.mouse.move(20, 400);
  await page.mouse.move(30, 420);
  await loaded;
  await expect(page.locator("p[role=status]")).toBeAttached();
}

export async function scrollToDepth(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
}

export function scrollDepth(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

export function barLink(page: Page, name: string): Locator {
  return page.locator(".nav__links").getByRole("link", { name, exact: true });
}
