import { defineSection } from "../kit/index.ts";
import { countdownFields } from "./fields.ts";

export const countdown = defineSection({
  id: "Countdown",
  category: "announcement",
  isUnique: false,
  label: { en: "Countdown", ru: "Обратный отсчёт" },
  description: {
    en: "Days, hours and minutes until a date in any time zone. Afterwards it says something else or disappears",
    ru: "Дни, часы и минуты до даты в любом часовом поясе. После срока исчезает или говорит другое",
  },
  thumbnailRatio: 0.21,
  hasAnimation: false,
  fields: countdownFields,
  load: () => import("./look.ts"),
});
