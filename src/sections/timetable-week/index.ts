import { defineSection } from "../kit/index.ts";
import { timetableWeekFields } from "./fields.ts";
import { timetableWeekChanges } from "./versions.ts";

export const timetableWeek = defineSection({
  id: "TimetableWeek",
  category: "hours",
  isUnique: false,
  label: { en: "Timetable", ru: "Расписание" },
  description: {
    en: "Classes, trips or rooms by day and time, in a table that scrolls on phones",
    ru: "Занятия, рейсы или залы по дням и часам, в таблице, которая листается на телефоне",
  },
  thumbnailRatio: 0.7,
  hasAnimation: false,
  fields: timetableWeekFields,
  changes: timetableWeekChanges,
  load: () => import("./look.ts"),
});
