import type { ReactNode } from "react";
import { formTrap, visitorTextLimits } from "#/site/form-trap.ts";
import { useEnvironment, useScope } from "./environment.ts";
import type { FormKind } from "./environment.ts";
import { Text } from "./slots.tsx";

/** The id of a form's field, unique on the page: comp-{section}-{name}. */
export function useFieldId(name: string): string {
  const { target } = useScope();
  return `comp-${"section" in target ? target.section : target.part}-${name}`;
}

export interface FormProps {
  readonly kind: FormKind;
  readonly className: string;
  /** Carried along besides what every form of the site carries. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A visitors' form; it tells where on the page it stands. It posts without JavaScript; an island finds it by `data-form` and takes over. */
export function Form({ kind, className, hidden, children }: FormProps): ReactNode {
  const { action, hidden: carried } = useEnvironment().form(kind);
  const { target } = useScope();
  const place = "section" in target ? { section: target.section } : {};
  return (
    <form className={className} method="post" action={action} data-form={kind}>
      {Object.entries({ ...carried, ...place, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Honeypot />
    </form>
  );
}

/** A field for robots: hidden from people, their keyboards and screen readers. */
export function Honeypot(): ReactNode {
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
  return (
    <input
      id={id}
      className={className}
      name={name}
      type={name === "email" ? "email" : "text"}
      autoComplete={name}
      maxLength={visitorTextLimits[name]}
      placeholder=" "
      required={isRequired}
      aria-describedby={`${id}-note`}
    />
  );
}

/** Where a field's error is shown; without one it takes no room. */
function FieldError({ id }: { id: string }): ReactNode {
  return <p className="field__note field__note--error" id={`${id}-note`} hidden />;
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
      <Text of={of} as="label" className="field__label" htmlFor={id} />
      <FieldError id={id} />
    </div>
  );
}

/** The message; it may stay empty. */
export function TextArea({ of, rows }: { of: string; rows: number }): ReactNode {
  const id = useFieldId("message");
  return (
    <div className="field">
      <textarea
        id={id}
        className="field__control"
        name="message"
        rows={rows}
        maxLength={visitorTextLimits.message}
        placeholder=" "
        aria-describedby={`${id}-note`}
      />
      <Text of={of} as="label" className="field__label" htmlFor={id} />
      <FieldError id={id} />
    </div>
  );
}

/** The button and, beside it, a hint, whose place the answer takes. */
export function FormFoot({
  button,
  hint,
  children,
}: {
  button: string;
  hint: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="form__foot">
      <button className="button" type="submit">
        <Text of={button} as="span" />
      </button>
      <div className="form__answer" role="status">
        <Text of={hint} as="p" className="small" />
        {children}
      </div>
    </div>
  );
}
