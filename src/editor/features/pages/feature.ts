import type { Feature } from "../../shell/feature.ts";

/** The pages of a site, and going from one to another. */
export const pages: Feature = {
  name: "pages",
  editing: async () => (await import("./pages-editing.ts")).pagesEditing,
};
