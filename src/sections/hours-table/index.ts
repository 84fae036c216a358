import { defineSection } from "../kit/index.ts";
import { hoursTableFields } from "./fields.ts";

export const hoursTable = defineSection({
  id: "HoursTable",
  category: "hours",
  isUnique: false,
  label: { en: "Opening hours", ru: "Часы работы" },
  description: {
    en: "When you’re open: the days of the week, holidays, and whether it’s open now",
    ru: "Когда вы открыты: дни недели, праздники и открыто ли сейчас",
  },
  thumbnailRatio: 0.5,
  hasAnimation: false,
  fields: hoursTableFields,
  load: () => import("./look.ts"),
});
