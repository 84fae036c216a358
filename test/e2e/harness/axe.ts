import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that the dark mode can break: it changes colours and nothing else. */
const colourRules = ["color-contrast", "link-in-text-block"];

interface AccessibleOptions {
  /** Rules that don't hold here. */
  readonly except?: readonly string[];
  /** Asks the rules of colours in the dark mode as well. */
  readonly inDark?: boolean;
  /** Asks about this part of the page alone: what is around it was asked before. */
  readonly within?: string;
}

/** What fades in has the colours of neither end; what goes round for ever is not waited for. */
async function waitForFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** A run within the page, which asks its frames, and tells of nothing but what is wrong. */
function axeOn(page: Page, within: string | undefined): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  return within === undefined ? axe : axe.include(within);
}

async function expectNothing(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message}`),
  }));
  expect(found, `axe on ${name}`).toEqual([]);
}

/** Expects that axe finds nothing wrong with a page, its frames included. */
export async function expectAccessible(
  page: Page,
  name: string,
  { except = [], inDark = false, within }: AccessibleOptions = {},
): Promise<void> {
  await waitForFades(page);
  await expectNothing(
    axeOn(page, within)
      .withTags(standards)
      // the page on the canvas is a document of its own, with a banner and a main part like the editor's
      .disableRules(["landmark-unique", ...except]),
    name,
  );
  if (!inDark) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await waitForFades(page);
  await expectNothing(axeOn(page, within).withRules(colourRules), `${name}, dark`);
  await page.emulateMedia({ colorScheme: "light" });
}
