import type { Feature } from "../../shell/feature.ts";

/** Where links and buttons of the page lead. */
export const links: Feature = {
  name: "links",
  overlay: async () => (await import("./links-overlay.tsx")).LinksOverlay,
};
