import { defineLook } from "../../kit/index.ts";
import { answeredQuestions } from "../answered-questions.ts";
import type { questionsColumnsFields } from "../fields.ts";
import style from "./style.css?inline";
import { QuestionsAccordion } from "./view.tsx";

export const look = defineLook<typeof questionsColumnsFields>({
  View: QuestionsAccordion,
  style,
  about: answeredQuestions,
});
