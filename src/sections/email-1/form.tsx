import { use } from "react";
import type { ReactNode } from "react";
import { useEnvironment } from "../kit/environment.ts";
import { AnswerWords, FormSign, SendingNote, answerLanguage } from "../kit/form-answer.tsx";
import { FormStateContext } from "../kit/form-state.ts";
import type { FormAnswer } from "../kit/form-state.ts";
import { Control, FormText, SubmitButton, useFieldId } from "../kit/form.tsx";
import type { SectionForm } from "../kit/section-form.ts";

/** What stands below the field: the hint, or over it an error or the answer. */
function Note({ id, hasHint }: { id: string; hasHint: boolean }): ReactNode {
  const { problems, answer } = use(FormStateContext);
  const { message, spoken } = useEnvironment();
  const problem = problems["email"];
  const said: FormAnswer | null = problem === undefined ? answer : { kind: "bad", text: problem };
  const look = said && (said.kind === "ok" ? "email-1__note--ok" : "email-1__note--error");
  const place = !hasHint && "email-1__note--bare";
  return (
    <div
      className={["email-1__note", look, place].filter(Boolean).join(" ")}
      id={`${id}-note`}
      role="status"
    >
      <FormText of="hint" as="span" />
      {said && (
        <span className="email-1__said" {...answerLanguage(said, spoken)}>
          <FormSign kind={said.kind} />
          <AnswerWords answer={said} />
        </span>
      )}
      <SendingNote spoken={spoken}>{message("sending")}</SendingNote>
    </div>
  );
}

/** What stands in the form: one field with its button, and a line below. */
function SubscribeForm({ hasHint }: { hasHint: boolean }): ReactNode {
  const id = useFieldId("email");
  return (
    <>
      <div className="joined">
        <div className="joined__field">
          <Control id={id} name="email" className="joined__control" />
          <FormText
            of="placeholder"
            as="label"
            className="floating-label joined__label"
            htmlFor={id}
          />
        </div>
        <SubmitButton>
          <FormText of="buttonText" as="span" />
        </SubmitButton>
      </div>
      <Note id={id} hasHint={hasHint} />
    </>
  );
}

export const form: SectionForm<{ hasHint: boolean }> = {
  name: "email-1",
  kind: "email",
  endings: { subscribed: "subscribedText" },
  View: SubscribeForm,
  classes: [
    "email-1__note",
    "email-1__note--bare",
    "email-1__note--error",
    "email-1__note--ok",
    "email-1__said",
    "joined",
    "joined__control",
    "joined__field",
    "joined__label",
  ],
};
