import type { Feature } from "../../shell/feature.ts";

/** That an operator took the site down, told in the bar to those who can’t publish: publishing tells the others. */
export const takedown: Feature = {
  name: "takedown",
  needs: "viewer",
  editing: async () => (await import("./takedown-editing.ts")).takedownEditing,
};
