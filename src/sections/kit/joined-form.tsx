import { use } from "react";
import type { ReactNode } from "react";
import { useEnvironment } from "./environment.ts";
import { AnswerWords, FormSign, SendingNote, answerLanguage } from "./form-answer.tsx";
import { FormStateContext } from "./form-state.ts";
import type { FormAnswer } from "./form-state.ts";
import { Control, FormText, SubmitButton, useFieldId } from "./form.tsx";

/** What stands below the field: the hint, or over it an error or the answer. */
function Note({ id, hasHint }: { id: string; hasHint: boolean }): ReactNode {
  const { problems, answer } = use(FormStateContext);
  const { message, spoken } = useEnvironment();
  const problem = problems["email"];
  const said: FormAnswer | null = problem === undefined ? answer : { kind: "bad", text: problem };
  const look = said && (said.kind === "ok" ? "joined__note--ok" : "joined__note--error");
  const place = !hasHint && "joined__note--bare";
  return (
    <div
      className={["joined__note", look, place].filter(Boolean).join(" ")}
      id={`${id}-note`}
      role="status"
    >
      <FormText of="hint" as="span" />
      {said && (
        <span className="joined__said" {...answerLanguage(said, spoken)}>
          <FormSign kind={said.kind} />
          <AnswerWords answer={said} />
        </span>
      )}
      <SendingNote spoken={spoken}>{message("sending")}</SendingNote>
    </div>
  );
}

/** What stands in a form with a single field: the field joined with its button, and a line below. Its style is joined-form.css. */
export function JoinedForm({ hasHint }: { hasHint: boolean }): ReactNode {
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

/** Classes that it renders with (`FormAbout.classes`). */
export const joinedFormClasses = [
  "joined",
  "joined__control",
  "joined__field",
  "joined__label",
  "joined__note",
  "joined__note--bare",
  "joined__note--error",
  "joined__note--ok",
  "joined__said",
];
