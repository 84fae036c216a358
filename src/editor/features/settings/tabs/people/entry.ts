import { Users } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const people = defineTab({
  name: "people",
  synonyms: "synonyms.settings.people",
  words: {
    en: async () => (await import("./words/en.data.ts")).peopleEn,
    ru: async () => (await import("./words/ru.data.ts")).peopleRu,
  },
  Icon: Users,
  isByRole: true,
  load: async () => (await import("./people-tab.tsx")).PeopleTab,
});
