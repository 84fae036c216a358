import { Cookie } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const cookies = defineTab({
  name: "cookies",
  synonyms: "synonyms.settings.cookies",
  words: {
    en: async () => (await import("./words/en.data.ts")).cookiesEn,
    ru: async () => (await import("./words/ru.data.ts")).cookiesRu,
  },
  Icon: Cookie,
  settings: ["cookieConsent"],
  parts: ["consent"],
  load: async () => (await import("./cookies-tab.tsx")).CookiesTab,
});
