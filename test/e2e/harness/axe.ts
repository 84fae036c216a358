import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What fades in has the colours of neither end; what goes round for ever is not waited for. */
async function waitForFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects that axe finds nothing wrong with a page, its frames included. */
export async function expectAccessible(
  page: Page,
  name: string,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  await waitForFades(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    // the page on the canvas is a document of its own, with a banner and a main part like the editor's
    .disableRules(["landmark-unique", ...except])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message}`),
  }));
  expect(found, `axe on ${name}`).toEqual([]);
}
