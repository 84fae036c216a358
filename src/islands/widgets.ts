import type { SiteConfig } from "#/chrome/site-config.ts";
import { startGate } from "./consent-gate.ts";
import { initMessenger } from "./messenger-trigger.ts";

/** Gives life to what only some sites have: the consent gate with its banner, and the messenger. */
export function startWidgets(place: HTMLElement, moved: Promise<void>): void {
  // not by readOwnJson, which would be a file more
  const config: SiteConfig = JSON.parse(place.dataset["siteConfig"] ?? "");
  startGate(config, moved);
  const messenger = place.querySelector<HTMLElement>("[data-island=messenger]");
  if (messenger) initMessenger(messenger);
}
