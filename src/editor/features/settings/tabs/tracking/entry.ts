import { ChartNoAxesColumn } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const tracking = defineTab({
  name: "tracking",
  synonyms: "synonyms.settings.tracking",
  words: {
    en: async () => (await import("./words/en.data.ts")).trackingEn,
    ru: async () => (await import("./words/ru.data.ts")).trackingRu,
  },
  Icon: ChartNoAxesColumn,
  settings: ["tracking"],
  fields: ["tracking"],
  load: async () => (await import("./tracking-tab.tsx")).TrackingTab,
});
