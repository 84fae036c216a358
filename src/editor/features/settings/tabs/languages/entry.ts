import { Languages } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const languages = defineTab({
  name: "languages",
  synonyms: "synonyms.settings.languages",
  words: {
    en: async () => (await import("./words/en.data.ts")).languagesEn,
    ru: async () => (await import("./words/ru.data.ts")).languagesRu,
  },
  Icon: Languages,
  settings: ["staysOnPage"],
  fields: ["language"],
  operations: [
    "language.add",
    "language.set",
    "language.move",
    "language.prefix",
    "language.remove",
  ],
  load: async () => (await import("./languages-tab.tsx")).LanguagesTab,
});
