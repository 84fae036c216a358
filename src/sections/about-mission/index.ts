import { defineSection } from "../kit/index.ts";
import { aboutMissionFields } from "./fields.ts";

export const aboutMission = defineSection({
  id: "AboutMission",
  category: "about",
  isUnique: false,
  label: { en: "Mission", ru: "Миссия" },
  description: {
    en: "What you are there for, with two to four figures in shapes of their own",
    ru: "Ради чего вы работаете, и от двух до четырёх цифр, каждая в своей форме",
  },
  thumbnailRatio: 0.61,
  hasAnimation: false,
  fields: aboutMissionFields,
  load: () => import("./look.ts"),
});
