import { SlidersHorizontal } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const general = defineTab({
  name: "general",
  synonyms: "synonyms.settings.general",
  words: {
    en: async () => (await import("./words/en.data.ts")).generalEn,
    ru: async () => (await import("./words/ru.data.ts")).generalRu,
  },
  Icon: SlidersHorizontal,
  settings: ["email"],
  fields: ["site"],
  operations: ["site.rename", "site.restore"],
  load: async () => (await import("./general-tab.tsx")).GeneralTab,
});
