import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useDraft } from "../../../session/drafts/use-draft.ts";
import type { DraftOptions } from "../../../session/drafts/use-draft.ts";
import { FieldNote } from "./field-note.tsx";
import type { Remark } from "./field-note.tsx";

export interface ValueSettingProps<Value>
  extends
    DraftOptions<Value>,
    Pick<
      ComponentPropsWithRef<"input">,
      | "type"
      | "inputMode"
      | "placeholder"
      | "autoComplete"
      | "autoFocus"
      | "min"
      | "max"
      | "step"
      | "lang"
    > {
  readonly label: string;
  /** Beside the label, at its end. */
  readonly aside?: ReactNode;
  readonly hint?: string | undefined;
  /** What follows from what is typed, in place of the hint. */
  readonly remark?: ((text: string) => Remark | undefined) | undefined;
  /** Told of every letter. */
  readonly onTyped?: ((text: string) => void) | undefined;
  /** Wrong with what is saved, e.g. together with another field. */
  readonly problem?: string | undefined;
  readonly isBare?: boolean;
  /** Before the input, within its frame. */
  readonly before?: ReactNode;
  /** Behind the input, within its frame. */
  readonly after?: ReactNode;
}

/** A value that is typed: saved where it fits its schema, with a message in place where it doesn't. */
export function ValueSetting<Value>(props: ValueSettingProps<Value>): ReactNode {
  const { field, stored, check, commit, isSavedWhole, label, aside, hint, problem, ...rest } =
    props;
  const { remark, onTyped, isBare, before, after, ...input } = rest;
  const draft = useDraft({ field, stored, check, commit, isSavedWhole });
  const id = useId();
  const error = draft.error ?? problem;
  return (
    <div className="field">
      <label className={isBare ? "visually-hidden" : "label"} htmlFor={id}>
        {label}
        {aside}
      </label>
      <span className={`input${error === undefined ? "" : " invalid"}`}>
        {before}
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          data-field={field}
          value={draft.text}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            draft.type(event.target.value);
            onTyped?.(event.target.value);
          }}
          onBlur={draft.leave}
          onKeyDown={(event) => {
            if (event.key === "Enter") draft.leave();
            if (event.key === "Escape") draft.revert();
          }}
        />
        {after}
      </span>
      <FieldNote
        id={`${id}-note`}
        error={error}
        hint={hint}
        remark={error === undefined ? remark?.(draft.text) : undefined}
      />
    </div>
  );
}
