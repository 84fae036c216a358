import type { CookieChoice } from "#/site/cookie-choice.ts";
import { whenThere } from "../when-there.ts";
import { all, allowed } from "./allowed.ts";
import { readChoice } from "./choice-store.ts";
import type { Gate } from "./gate.ts";
import { keepChoice } from "./keep-choice.ts";

/** A choice holds for the page, too, where the browser doesn't keep it. */
let chosen = readChoice();

/** Loads the vendors of a site that a visitor allows. */
export function loadVendors({ config, hasCookie }: Gate): void {
  const { variant, vendorFlags } = config;
  const flags = allowed({ variant, stored: chosen, hasCookie: hasCookie() });
  if (vendorFlags?.some((flag) => flags[flag]))
    whenThere(import("../load-vendors.ts"), ({ loadAllowed }) => loadAllowed(flags));
}

/** Does what a button of the banner or of the footer asks for. @throws where the settings don't come */
export async function decide(gate: Gate, wish: string): Promise<void> {
  const choose = (choice: CookieChoice): void => {
    const banner = document.querySelector<HTMLElement>(".cookie");
    if (banner) banner.hidden = true;
    const record = keepChoice(gate, choice);
    chosen = choice;
    if (record === undefined) return;
    whenThere(import("./consent-record.ts"), ({ sendRecord }) => sendRecord(gate, record));
    loadVendors(gate);
  };
  if (wish !== "settings") return choose(all(wish === "accept"));
  const place = document.querySelector<HTMLElement>("[data-island=consent-settings]");
  const { openSettings } = await import("../consent-settings.tsx");
  if (place) await openSettings(place, { stored: chosen, choose });
}
