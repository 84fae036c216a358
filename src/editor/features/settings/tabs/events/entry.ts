import { CalendarDays } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const events = defineTab({
  name: "events",
  synonyms: "synonyms.settings.events",
  words: {
    en: async () => (await import("./words/en.data.ts")).eventsEn,
    ru: async () => (await import("./words/ru.data.ts")).eventsRu,
  },
  Icon: CalendarDays,
  parts: ["event"],
  operations: ["event.add", "event.set", "event.remove"],
  load: async () => (await import("./events-tab.tsx")).EventsTab,
});
