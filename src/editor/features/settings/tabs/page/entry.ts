import { FileText } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const page = defineTab({
  name: "page",
  synonyms: "synonyms.settings.page",
  words: {
    en: async () => (await import("./words/en.data.ts")).pageEn,
    ru: async () => (await import("./words/ru.data.ts")).pageRu,
  },
  Icon: FileText,
  parts: ["meta"],
  operations: ["meta.set", "page.rename", "page.draft"],
  fields: ["page"],
  load: async () => (await import("./page-tab.tsx")).PageTab,
});
