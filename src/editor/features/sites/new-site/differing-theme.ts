import type { StarterAnswer } from "#/api/starters.ts";
import { typedEntries } from "#/lib/typed-entries.ts";

type Site = StarterAnswer["site"];

/** What of a theme is another than the starter's. */
export function differingTheme(
  own: Site["theme"],
  chosen: Partial<Site["theme"]>,
): Partial<Site["theme"]> {
  return Object.fromEntries(typedEntries(chosen).filter(([key, value]) => own[key] !== value));
}
