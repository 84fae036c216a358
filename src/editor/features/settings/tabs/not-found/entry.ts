import { FileX } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const notFound = defineTab({
  name: "notFound",
  address: "not-found",
  synonyms: "synonyms.settings.notFound",
  words: {
    en: async () => (await import("./words/en.data.ts")).notFoundEn,
    ru: async () => (await import("./words/ru.data.ts")).notFoundRu,
  },
  Icon: FileX,
  parts: ["notFound"],
  load: async () => (await import("./not-found-tab.tsx")).NotFoundTab,
});
