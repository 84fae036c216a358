import type { BrowserContext } from "@playwright/test";

/** The scripts of a page besides those that it loads at its start. */
const lateScripts = /\/islands\/(?!runtime-|widgets-)[^/]+\.js$/;

/** A network that brings what pages load at their start, and the rest once the answer is called. */
export async function holdLateScripts(context: BrowserContext): Promise<() => void> {
  let bring = (): void => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await context.route(lateScripts, async (route) => {
    await brought;
    await route.continue();
  });
  return bring;
}
