import type { BrowserContext } from "@playwright/test";

/** Everything that a browser asked of anybody but this machine, and what stood in for the answers. */
export interface Strangers {
  /** Addresses without their queries, in order, each once. */
  asked(): readonly string[];
  forget(): void;
}

function isStranger({ protocol, hostname }: URL): boolean {
  return /^(https?|wss?):$/.test(protocol) && !/(^|\.)localhost$/.test(hostname);
}

/**
 * Stands in for everybody else: no request leaves the machine, scripts answer that they ran, and all of it is written
 * down. The policy of a page is asked before, as for a real answer.
 */
export async function standInForStrangers(context: BrowserContext): Promise<Strangers> {
  const asked: string[] = [];
  await context.route(isStranger, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const address = origin + pathname;
    if (!asked.includes(address)) asked.push(address);
    await route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: `(globalThis.standIns ??= []).push(${JSON.stringify(address)});
        globalThis.fcWidget ??= { init: (settings) => (globalThis.fcWidgetSettings = settings) };`,
    });
  });
  return { asked: () => [...asked], forget: () => void (asked.length = 0) };
}
