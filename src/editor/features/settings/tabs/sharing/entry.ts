import { Search } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const sharing = defineTab({
  name: "sharing",
  synonyms: "synonyms.settings.sharing",
  words: {
    en: async () => (await import("./words/en.data.ts")).sharingEn,
    ru: async () => (await import("./words/ru.data.ts")).sharingRu,
  },
  Icon: Search,
  settings: ["favicon", "socialImage", "organisation"],
  parts: ["settings", "organisation"],
  load: async () => (await import("./sharing-tab.tsx")).SharingTab,
});
