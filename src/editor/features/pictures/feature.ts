import type { Feature } from "../../shell/feature.ts";

/** Pictures on the page: replaced, cropped, described, dropped. */
export const pictures: Feature = {
  name: "pictures",
  needs: "writer",
  overlay: async () => (await import("./pictures-overlay.tsx")).PicturesOverlay,
};
