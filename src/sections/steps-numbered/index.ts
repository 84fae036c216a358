import { defineSection } from "../kit/index.ts";
import { stepsNumberedFields } from "./fields.ts";
import { stepsNumberedChanges } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "steps",
  isUnique: false,
  fields: stepsNumberedFields,
  changes: stepsNumberedChanges,
} as const;

export const stepsNumbered = defineSection({
  ...model,
  id: "StepsNumbered",
  label: { en: "Steps", ru: "Шаги" },
  description: {
    en: "How it goes, in numbered steps with a line between",
    ru: "Как всё проходит: пронумерованные шаги по порядку",
  },
  thumbnailRatio: 0.49,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const stepsTimeline = defineSection({
  ...model,
  id: "StepsTimeline",
  label: { en: "Timeline", ru: "Лента времени" },
  description: {
    en: "Steps or years down a line, each with its time beside it",
    ru: "Шаги или годы сверху вниз, время сбоку",
  },
  thumbnailRatio: 0.6,
  hasAnimation: false,
  load: () => import("./steps-timeline/look.ts"),
});

export const stepsCards = defineSection({
  ...model,
  id: "StepsCards",
  label: { en: "Steps as cards", ru: "Шаги на карточках" },
  description: {
    en: "How it goes, one card a step with a large number",
    ru: "Как всё проходит: карточка на шаг, с крупной цифрой",
  },
  thumbnailRatio: 0.67,
  hasAnimation: false,
  load: () => import("./steps-cards/look.ts"),
});

export const stepsPhases = defineSection({
  ...model,
  id: "StepsPhases",
  label: { en: "Steps as moon phases", ru: "Шаги как фазы луны" },
  description: {
    en: "Hours or stages in a row, each under a disc that fills and empties",
    ru: "Часы или этапы в ряд, над каждым диск, который растёт и убывает",
  },
  thumbnailRatio: 0.61,
  hasAnimation: false,
  load: () => import("./steps-phases/look.ts"),
});
