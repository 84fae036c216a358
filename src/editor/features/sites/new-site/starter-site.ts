import type { StarterAnswer } from "#/api/starters.ts";
import { typedEntries } from "#/lib/typed-entries.ts";

type Site = StarterAnswer["site"];

/** Heights that a page takes from the window, in pixels of a window of this height: its frame may be of any height. */
export function withWindowHeight(html: string, height: number): string {
  return html.replaceAll(/<style>[\s\S]*?<\/style>/g, (style) =>
    style.replaceAll(/(\d*\.?\d+)[sdl]?vh\b/g, (_, share) => `${(Number(share) * height) / 100}px`),
  );
}

/** What of a theme is another than the starter's. */
export function differingTheme(
  own: Site["theme"],
  chosen: Partial<Site["theme"]>,
): Partial<Site["theme"]> {
  return Object.fromEntries(typedEntries(chosen).filter(([key, value]) => own[key] !== value));
}
