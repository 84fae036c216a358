import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { CircleAlert } from "lucide-react";
import { classNames } from "./class-names.ts";

export interface FieldProps extends Omit<ComponentPropsWithRef<"input">, "children"> {
  readonly label: ReactNode;
  /** Beside the label, at its end. */
  readonly aside?: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Within the field's frame, before and behind the input. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly isLarge?: boolean;
}

/** A labelled input. An error takes the place of the hint and is announced. */
export function Field({
  label,
  aside,
  hint,
  error,
  before,
  after,
  isLarge = false,
  id: ownId,
  ...input
}: FieldProps): ReactNode {
  const made = useId();
  const id = ownId ?? made;
  const note = error ?? hint;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {aside}
      </label>
      <span
        className={classNames("input", isLarge && "lg", error !== undefined && "invalid")}
        onPointerDown={focusInput}
      >
        {before}
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {after}
      </span>
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
      {error === undefined && hint !== undefined && (
        <span className="hint" id={`${id}-note`}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** The frame looks like the input, so a press on it goes there. */
function focusInput(event: React.PointerEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector("input")?.focus();
}

/** What is wrong with a field. */
function FieldError({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <span className="field-error" id={id} role="alert">
      <CircleAlert className="size-14" aria-hidden="true" />
      {children}
    </span>
  );
}
