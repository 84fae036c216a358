import { CornerUpRight } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const redirects = defineTab({
  name: "redirects",
  synonyms: "synonyms.settings.redirects",
  words: {
    en: async () => (await import("./words/en.data.ts")).redirectsEn,
    ru: async () => (await import("./words/ru.data.ts")).redirectsRu,
  },
  Icon: CornerUpRight,
  operations: ["redirect.set"],
  fields: ["redirects"],
  load: async () => (await import("./redirects-tab.tsx")).RedirectsTab,
});
