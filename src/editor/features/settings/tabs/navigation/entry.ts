import { Navigation } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const navigation = defineTab({
  name: "navigation",
  synonyms: "synonyms.settings.navigation",
  words: {
    en: async () => (await import("./words/en.data.ts")).navigationEn,
    ru: async () => (await import("./words/ru.data.ts")).navigationRu,
  },
  Icon: Navigation,
  parts: ["navigation"],
  load: async () => (await import("./navigation-tab.tsx")).NavigationTab,
});
