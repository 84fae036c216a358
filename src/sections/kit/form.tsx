import { use } from "react";
import type { ReactNode } from "react";
import { mostCodeUnits } from "#/lib/text-length.ts";
import { formTrap, visitorTextLimits } from "#/site/form-trap.ts";
import { useEnvironment, useScope, useSectionId } from "./environment.ts";
import { FormAnswer } from "./form-answer.tsx";
import { FormStateContext } from "./form-state.ts";
import type { TextProps } from "./slot-props.ts";
import { Text } from "./slots.tsx";

/** The id of a form's field, unique on the page: comp-{section}-{name}. */
export function useFieldId(name: string): string {
  const { target } = useScope();
  const own = useSectionId() ?? ("part" in target ? target.part : "");
  return `comp-${own}-${name}`;
}

export interface FormInsideProps {
  readonly hidden: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** All that stands in a form; its island renders the same once more. */
export function FormInside({ hidden, children }: FormInsideProps): ReactNode {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Honeypot />
    </>
  );
}

/** A text within a form; it tells the island which one it is. */
export function FormText(props: TextProps): ReactNode {
  return <Text {...props} data={{ ...props.data, "data-of": props.of }} />;
}

/** A field for robots: hidden from people, their keyboards and screen readers. */
function Honeypot(): ReactNode {
  return (
    <div className="vh" aria-hidden="true">
      <input name={formTrap} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

export interface ControlProps {
  readonly id: string;
  readonly name: keyof typeof visitorTextLimits;
  readonly className: string;
  readonly isRequired?: boolean;
}

/** An input for a name or an e-mail; its note (`{id}-note`) describes it. */
export function Control({ id, name, className, isRequired = true }: ControlProps): ReactNode {
  const { problems, isTaken } = use(FormStateContext);
  return (
    <input
      id={id}
      className={className}
      name={name}
      type={name === "email" ? "email" : "text"}
      autoComplete={name}
      maxLength={mostCodeUnits(visitorTextLimits[name])}
      placeholder=" "
      required={isRequired}
      readOnly={isTaken}
      aria-invalid={problems[name] !== undefined || undefined}
      aria-describedby={`${id}-note`}
    />
  );
}

/** Where a field's error is shown; without one it takes no room. */
export function FieldError({ id, name }: { id: string; name: string }): ReactNode {
  const problem = use(FormStateContext).problems[name];
  const { spoken } = useEnvironment();
  return (
    <p
      className="field__note field__note--error"
      id={`${id}-note`}
      aria-live="polite"
      {...spoken}
      hidden={problem === undefined}
    >
      {problem}
    </p>
  );
}

export interface FieldProps {
  /** The text field of the scope that names it: the placeholder of the specification, as a floating label. */
  readonly of: string;
  readonly name: "name" | "email";
  readonly isRequired?: boolean;
}

export function Field({ of, name, isRequired = true }: FieldProps): ReactNode {
  const id = useFieldId(name);
  return (
    <div className="field">
      <Control id={id} className="field__control" name={name} isRequired={isRequired} />
      <FormText of={of} as="label" className="floating-label field__label" htmlFor={id} />
      <FieldError id={id} name={name} />
    </div>
  );
}

/** The message; it may stay empty. */
export function TextArea({ of, rows }: { of: string; rows: number }): ReactNode {
  const id = useFieldId("message");
  const { problems, isTaken } = use(FormStateContext);
  return (
    <div className="field">
      <textarea
        id={id}
        className="field__control"
        name="message"
        rows={rows}
        maxLength={mostCodeUnits(visitorTextLimits.message)}
        placeholder=" "
        readOnly={isTaken}
        aria-invalid={problems["message"] !== undefined || undefined}
        aria-describedby={`${id}-note`}
      />
      <FormText of={of} as="label" className="floating-label field__label" htmlFor={id} />
      <FieldError id={id} name="message" />
    </div>
  );
}

/** A form's button, busy while the form is on its way, and out of use until a form that was taken is empty. */
export function SubmitButton({ children }: { children: ReactNode }): ReactNode {
  const { isSending, isTaken } = use(FormStateContext);
  return (
    <button
      className="button"
      type="submit"
      aria-busy={isSending || undefined}
      aria-disabled={isTaken || undefined}
    >
      {children}
    </button>
  );
}

/** The button and, beside it, a hint, whose place the answer takes. */
export function FormFoot({ button, hint }: { button: string; hint: string }): ReactNode {
  return (
    <div className="form__foot">
      <SubmitButton>
        <FormText of={button} as="span" />
      </SubmitButton>
      <FormAnswer>
        <FormText of={hint} as="p" className="small" />
      </FormAnswer>
    </div>
  );
}
