import type { Feature } from "../../shell/feature.ts";

/** Publishing, its checks, and earlier releases. */
export const publish: Feature = {
  name: "publish",
  editing: async () => (await import("./publish-editing.ts")).publishEditing,
};
