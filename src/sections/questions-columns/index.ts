import { defineSection } from "../kit/index.ts";
import { questionsColumnsFields } from "./fields.ts";

export const questionsColumns = defineSection({
  id: "QuestionsColumns",
  category: "questions",
  isUnique: false,
  label: { en: "Questions in columns", ru: "Вопросы в колонках" },
  description: {
    en: "Questions and their answers, all to be seen at once",
    ru: "Вопросы и ответы, все на виду",
  },
  thumbnailRatio: 0.55,
  hasAnimation: false,
  fields: questionsColumnsFields,
  load: () => import("./look.ts"),
});
