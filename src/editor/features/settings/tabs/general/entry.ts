import { SlidersHorizontal } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const general = defineTab({
  name: "general",
  Icon: SlidersHorizontal,
  settings: ["email"],
  fields: ["site"],
  operations: ["site.rename", "site.restore"],
  load: async () => (await import("./general-tab.tsx")).GeneralTab,
});
