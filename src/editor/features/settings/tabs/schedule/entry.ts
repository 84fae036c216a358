import { CalendarClock } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const schedule = defineTab({
  name: "schedule",
  synonyms: "synonyms.settings.schedule",
  words: {
    en: async () => (await import("./words/en.data.ts")).scheduleEn,
    ru: async () => (await import("./words/ru.data.ts")).scheduleRu,
  },
  Icon: CalendarClock,
  needs: "editor",
  load: async () => (await import("./schedule-tab.tsx")).ScheduleTab,
});
