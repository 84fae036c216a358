import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const widths = [320, 390, 768, 1280, 1920, 2560] as const;

/** What sticks out of the window sideways: where it can be scrolled to, and texts that are cut off. */
function findOverflow(): string[] {
  const { documentElement: root } = document;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth)
    found.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`);
  const isClipped = (element: Element): boolean => {
    for (
      let parent = element.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      const { overflowX, position } = getComputedStyle(parent);
      if (overflowX !== "visible" || position === "fixed") return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll(
    "h1, h2, h3, p, li, a, button, label, input, td",
  )) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const isSeen =
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || (left >= -1 && right <= root.clientWidth + 1) || isClipped(element)) continue;
    found.push(
      `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${Math.round(left)}–${Math.round(right)}`,
    );
  }
  return found;
}

/** Expects that a page fits its window at every width. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async () => {
      const frame = (): Promise<unknown> =>
        new Promise((resolve) => requestAnimationFrame(resolve));
      // a width may need a face of its own, which is asked for when it is drawn
      await frame();
      await document.fonts.ready;
      await frame();
    });
    // what measures its window has its size some frames after the window
    await expect.poll(() => page.evaluate(findOverflow), `${name} at ${width} px`).toEqual([]);
  }
}
