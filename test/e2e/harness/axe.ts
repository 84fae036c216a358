import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import type { Frame, Page } from "@playwright/test";
import type Axe from "axe-core";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
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
  /** Asks about what its frames show too. The editor's show pages, which are asked about at their own addresses. */
  readonly hasFrames?: boolean;
}

/** What fades in has the colours of neither end; what goes round for ever, or by scrolling, is not waited for. */
async function waitForFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Whether axe can be asked in a frame: some have no scripts, and some go while they are asked. */
async function isAskable(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return true;
  try {
    const element = await frame.frameElement();
    return await element.evaluate((one) => {
      const { sandbox, isConnected } = one as HTMLIFrameElement;
      return isConnected && (sandbox.length === 0 || sandbox.contains("allow-scripts"));
    });
  } catch {
    return false;
  }
}

/** Brings axe into what is asked, where it isn't yet: its half a megabyte is read once in each document. */
async function bringAxe(page: Page, hasFrames: boolean): Promise<void> {
  for (const frame of hasFrames ? page.frames() : [page.mainFrame()]) {
    if (!(await isAskable(frame))) continue;
    try {
      if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(source);
    } catch (error) {
      // it went meanwhile, and there is nothing to ask
      if (await isAskable(frame)) throw error;
    }
  }
}

interface Asked extends Axe.RunOptions {
  readonly iframes: boolean;
  readonly within?: string | undefined;
}

/** Expects that axe, run within the page, tells of nothing. */
async function expectNothing(
  page: Page,
  name: string,
  { within, ...options }: Asked,
): Promise<void> {
  await bringAxe(page, options.iframes);
  const found = await page.evaluate(
    async ([part, asked]) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(part === undefined ? document : { include: [part] }, {
        ...asked,
        resultTypes: ["violations"],
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes
          .slice(0, 3)
          .map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message}`),
      }));
    },
    [within, options] as const,
  );
  expect(found, `axe on ${name}`).toEqual([]);
}

/** Expects that axe finds nothing wrong with a page. */
export async function expectAccessible(
  page: Page,
  name: string,
  { except = [], inDark = false, within, hasFrames = false }: AccessibleOptions = {},
): Promise<void> {
  await waitForFades(page);
  // the page on the canvas is a document of its own, with a banner and a main part like the editor's
  const off = ["landmark-unique", ...except];
  const asked = { within, iframes: hasFrames };
  await expectNothing(page, name, {
    ...asked,
    runOnly: { type: "tag", values: standards },
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
  });
  if (!inDark) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await waitForFades(page);
  await expectNothing(page, `${name}, dark`, {
    ...asked,
    runOnly: { type: "rule", values: colourRules },
  });
  await page.emulateMedia({ colorScheme: "light" });
}
