import type { Palette } from "#/site/palette.ts";
import { escapeHtml } from "#/lib/escape-html.ts";
import type { Look } from "#/site/theme.ts";

const radii: Record<Look, number> = { ROUNDED: 32, CORNERED: 12, SHARP: 0 };

/** An icon for a site that has none: its first letter on the brand colour, 64 × 64. */
export function letterMark({
  name,
  palette,
  look,
}: {
  name: string;
  palette: Palette;
  look: Look;
}): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? "•";
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="${radii[look]}" fill="${palette.brand}"/>` +
    `<text x="32" y="46" font-family="system-ui,Arial,sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${palette.onBrand}">${escapeHtml(letter)}</text></svg>`
  );
}
