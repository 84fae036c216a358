import { Globe } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const domains = defineTab({
  name: "domains",
  synonyms: "synonyms.settings.domains",
  words: {
    en: async () => (await import("./words/en.data.ts")).domainsEn,
    ru: async () => (await import("./words/ru.data.ts")).domainsRu,
  },
  Icon: Globe,
  isByRole: true,
  load: async () => (await import("./domains-tab.tsx")).DomainsTab,
});
