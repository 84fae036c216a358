import type { Feature } from "../../shell/feature.ts";

/** Texts that two people changed at once. */
export const conflicts: Feature = {
  name: "conflicts",
  needs: "writer",
  overlay: async () => (await import("./conflicts-overlay.tsx")).ConflictsOverlay,
};
