import type { Plugin } from "vite";
import { readingLateNames } from "../../src/render/late-names.ts";

/** Style sheets that come to a published page later read its custom properties by their short names too. */
export function lateStyles(): Plugin {
  return {
    name: "late-styles",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (code) => ({ code: readingLateNames(code), map: null }),
    },
  };
}
