import type { FieldsOf } from "#/fields/field-spec.ts";
import type { ReadText, SectionAbout } from "../kit/index.ts";
import type { feature5Fields } from "./fields.ts";

/** Question marks of the scripts that have one of their own: Latin, Greek, Arabic, full width, Armenian. */
const asks = /[?;؟？՞]$/;

/** Where every block's title is a question and every block has lines, they are questions with answers (decision 080). */
export function answeredQuestions(
  { blocks }: FieldsOf<typeof feature5Fields>,
  read: ReadText,
): SectionAbout {
  const answered = blocks.map(({ title, items }) => ({
    question: read(title).trim(),
    answer: items
      .map(({ text }) => read(text).trim())
      .filter((line) => line !== "")
      .join("\n"),
  }));
  const areAll = answered.every(({ question, answer }) => asks.test(question) && answer !== "");
  return areAll ? { answered } : {};
}
