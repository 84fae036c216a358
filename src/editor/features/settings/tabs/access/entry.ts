import { Lock } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const access = defineTab({
  name: "access",
  synonyms: "synonyms.settings.access",
  words: {
    en: async () => (await import("./words/en.data.ts")).accessEn,
    ru: async () => (await import("./words/ru.data.ts")).accessRu,
  },
  Icon: Lock,
  needs: "editor",
  load: async () => (await import("./access-tab.tsx")).AccessTab,
});
