import type { FieldsOf } from "#/fields/field-spec.ts";
import type { ReadText, SectionAbout } from "../kit/index.ts";
import type { questionsColumnsFields } from "./fields.ts";

/** Questions with their answers, for search engines. */
export function answeredQuestions(
  { questions }: FieldsOf<typeof questionsColumnsFields>,
  read: ReadText,
): SectionAbout {
  const answered = questions
    .map(({ question, answer }) => ({
      question: read(question).trim(),
      answer: read(answer).trim(),
    }))
    .filter(({ question, answer }) => question !== "" && answer !== "");
  return answered.length > 0 ? { answered } : {};
}
