import { defineSection } from "../kit/index.ts";
import { questionsColumnsFields } from "./fields.ts";

/** What the layouts have in common. */
const model = { category: "questions", isUnique: false, fields: questionsColumnsFields } as const;

export const questionsColumns = defineSection({
  ...model,
  id: "QuestionsColumns",
  label: { en: "Questions in columns", ru: "Вопросы в колонках" },
  description: {
    en: "Questions and their answers, all to be seen at once",
    ru: "Вопросы и ответы, все на виду",
  },
  thumbnailRatio: 0.55,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const questionsAccordion = defineSection({
  ...model,
  id: "QuestionsAccordion",
  label: { en: "Questions that unfold", ru: "Раскрывающиеся вопросы" },
  description: {
    en: "Questions in a list; a press opens the answer",
    ru: "Вопросы списком: ответ открывается по нажатию",
  },
  thumbnailRatio: 0.45,
  hasAnimation: false,
  load: () => import("./questions-accordion/look.ts"),
});
