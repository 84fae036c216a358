import type { VisitorForm } from "#/api/visitors/form-rules.ts";
import type { Answer, AnswerField } from "#/publish/answer-page.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { AppError } from "../errors.ts";
import { formAgain } from "./form-answers.ts";
import { type ProofReason, proofFields } from "./form-guard.ts";
import { type Question, questionWaitMs } from "./proof-tokens.ts";
import { translate } from "../words/translate.ts";
import type { Visit } from "./visit.ts";

const seconds = questionWaitMs / 1_000;

/** What a call is told: its script solves the challenge, and visitors notice nothing but a moment's wait. */
export function proofCallError(visit: Visit, challenge: string): AppError {
  return new AppError("proof-needed", {
    message: visitorMessage("sendFailed", visit.language),
    details: { challenge },
  });
}

/** The page for whoever has no scripts: why, a question, and the form with what was typed. */
export function proofAnswer(
  form: VisitorForm,
  visit: Visit,
  { reason, question, action }: { reason: ProofReason; question: Question; action: string },
): { status: number; answer: Answer } {
  const { language } = visit;
  const { token, a, b } = question;
  const error =
    reason === "soon"
      ? translate("manySoon", language, { seconds })
      : reason === "missing"
        ? undefined
        : translate("manyWrong", language);
  const more: AnswerField[] = [
    {
      name: proofFields.answer,
      label: translate("manySum", language, { a, b }),
      value: "",
      type: "number",
      isRequired: true,
      ...(error === undefined ? {} : { error }),
    },
    { name: proofFields.token, label: undefined, value: token },
  ];
  return {
    status: 428,
    answer: {
      title: translate("manyTitle", language),
      text: translate("manyText", language, { seconds }),
      errors: [],
      back: { href: visit.back, label: visitorMessage("backToForm", language) },
      form: formAgain(form, visit, { notes: [], action, more }),
    },
  };
}
