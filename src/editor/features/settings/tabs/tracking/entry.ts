import { ChartNoAxesColumn } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const tracking = defineTab({
  name: "tracking",
  Icon: ChartNoAxesColumn,
  settings: ["tracking"],
  fields: ["tracking"],
  load: async () => (await import("./tracking-tab.tsx")).TrackingTab,
});
