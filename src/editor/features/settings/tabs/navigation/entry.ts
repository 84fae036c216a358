import { Navigation } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const navigation = defineTab({
  name: "navigation",
  Icon: Navigation,
  parts: ["navigation"],
  load: async () => (await import("./navigation-tab.tsx")).NavigationTab,
});
