import { cutText } from "#/lib/cut-text.ts";
import { isWithin } from "#/lib/text-length.ts";
import type { Palette } from "#/site/palette.ts";

export interface WebManifestInput {
  readonly name: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly start: string;
  readonly palette: Palette;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }[];
}

/** manifest.webmanifest: what a phone shows of a site that was put on its home screen. */
export function webManifest({
  name,
  language,
  direction,
  start,
  palette,
  icons,
}: WebManifestInput): string {
  return JSON.stringify({
    name,
    short_name: isWithin(name, 12) ? name : `${cutText(name, 11).trimEnd()}…`,
    lang: language,
    dir: direction,
    start_url: start,
    scope: "/",
    display: "browser",
    theme_color: palette.page,
    background_color: palette.page,
    icons,
  });
}
