import { use } from "react";
import type { ReactNode } from "react";
import type { WordLanguage } from "#/site/word-language.ts";
import { useEnvironment } from "./environment.ts";
import { FormStateContext } from "./form-state.ts";
import type { FormAnswer as Answer } from "./form-state.ts";
import { Icon } from "./icon.tsx";
import { Text } from "./slots.tsx";

/** A tick, or a triangle that warns. */
export function FormSign({ kind }: Pick<Answer, "kind">): ReactNode {
  if (kind === "ok") return <Icon name="tick" />;
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 8v5m0 3.2v.1M10.5 4.2 3 17.5A1.7 1.7 0 0 0 4.5 20h15a1.7 1.7 0 0 0 1.5-2.5L13.5 4.2a1.7 1.7 0 0 0-3 0Z" />
    </svg>
  );
}

/** The words of an answer; on the canvas those of its owner, or where there are none, Vitrine's own in their place. */
export function AnswerWords({ answer }: { answer: Answer }): ReactNode {
  if (answer.field === undefined) return <span>{answer.text}</span>;
  const data = { "data-placeholder": answer.text, "data-stands-in": "" };
  return <Text of={answer.field} as="span" data={data} />;
}

/** In which language an answer is spoken: attributes of the element around it. */
export function answerLanguage(answer: Answer, spoken: WordLanguage): WordLanguage {
  return answer.field === undefined ? (answer.language ?? spoken) : {};
}

interface SendingNoteProps {
  /** The language of the words, where it isn't that of what they stand in. */
  readonly spoken?: WordLanguage;
  readonly children: string;
}

/** Tells screen readers that a form is on its way; everybody else sees it at the button. */
export function SendingNote({ spoken, children }: SendingNoteProps): ReactNode {
  const { isSending } = use(FormStateContext);
  return (
    isSending && (
      <span className="vh" {...spoken}>
        {children}
      </span>
    )
  );
}

/** What the form says as a whole, over `children`, its hint, whose room it takes; and that it is on its way. */
export function FormAnswer({ children }: { children: ReactNode }): ReactNode {
  const { answer } = use(FormStateContext);
  const { message, spoken } = useEnvironment();
  return (
    <div className={answer ? "form__answer form__answer--said" : "form__answer"} role="status">
      {children}
      {answer && (
        <p className={`notice notice--${answer.kind}`} {...answerLanguage(answer, spoken)}>
          <FormSign kind={answer.kind} />
          <AnswerWords answer={answer} />
        </p>
      )}
      {answer?.file && (
        <a className="button button--tertiary" href={answer.file.href} download="" {...spoken}>
          {answer.file.label}
        </a>
      )}
      <SendingNote spoken={spoken}>{message("sending")}</SendingNote>
    </div>
  );
}
