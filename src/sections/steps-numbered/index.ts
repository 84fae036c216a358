import { defineSection } from "../kit/index.ts";
import { stepsNumberedFields } from "./fields.ts";

export const stepsNumbered = defineSection({
  id: "StepsNumbered",
  category: "steps",
  isUnique: false,
  label: { en: "Steps", ru: "Шаги" },
  description: {
    en: "How it goes, in numbered steps with a line between",
    ru: "Как всё проходит: пронумерованные шаги по порядку",
  },
  thumbnailRatio: 0.45,
  hasAnimation: false,
  fields: stepsNumberedFields,
  load: () => import("./look.ts"),
});
