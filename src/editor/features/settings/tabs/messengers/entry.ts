import { MessageCircle } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const messengers = defineTab({
  name: "messengers",
  synonyms: "synonyms.settings.messengers",
  words: {
    en: async () => (await import("./words/en.data.ts")).messengersEn,
    ru: async () => (await import("./words/ru.data.ts")).messengersRu,
  },
  Icon: MessageCircle,
  settings: ["messengers"],
  parts: ["messenger"],
  load: async () => (await import("./messengers-tab.tsx")).MessengersTab,
});
