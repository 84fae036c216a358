import type { Feature } from "../../shell/feature.ts";

/** Items of lists, on the page. */
export const items: Feature = {
  name: "items",
  overlay: async () => (await import("./items-overlay.tsx")).ItemsOverlay,
};
