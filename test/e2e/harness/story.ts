import { test as base, expect } from "@playwright/test";
import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { createNoise } from "./noise.ts";
import type { Noise } from "./noise.ts";

interface StoryFixtures {
  readonly noise: Noise;
  /** Another browser of another person: nothing is shared with the first one. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

async function open(
  browser: Browser,
  noise: Noise,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  noise.watch(context);
  return context;
}

/** A test that fails when a browser complained about anything that it does not expect. */
export const test = base.extend<StoryFixtures>({
  // Playwright reads from the first argument which fixtures there are.
  // oxlint-disable-next-line no-empty-pattern
  noise: async ({}, provide) => {
    const noise = createNoise();
    await provide(noise);
    expect(noise.unexpected(), "complaints of the browser").toEqual([]);
  },
  context: async ({ context, noise }, provide) => {
    noise.watch(context);
    await provide(context);
  },
  anotherBrowser: async ({ browser, noise }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await open(browser, noise, options);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
