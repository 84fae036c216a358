import type { BrowserContext, Page } from "@playwright/test";

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

declare global {
  var layoutShifts: Shift[];
}

/** Notes every layout shift of the pages of a context from their beginning. */
export async function noteLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    globalThis.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? "gone"),
        );
        globalThis.layoutShifts.push({ value: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Shifts that the bar took part in: below it, a font that comes late may break lines in other places. */
export async function shiftsInBar(page: Page): Promise<readonly Shift[]> {
  const all = await page.evaluate(() => globalThis.layoutShifts);
  return all.filter(({ what }) => what.some((markup) => /nav|"langs?"|"more"/.test(markup)));
}
