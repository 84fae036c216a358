import { useState } from "react";
import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

interface KeptFieldProps extends Pick<FieldProps, "label" | "hint" | "inputMode" | "maxLength"> {
  readonly stored: string;
  /** Keeps what was typed, or answers in words why that can't be. */
  readonly keep: (typed: string) => string | undefined;
}

/** An input that is kept when it is left, or with Enter. What can't be kept stays typed, with the reason below it. */
export function KeptField({ stored, keep, ...field }: KeptFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const leave = (): void => {
    if (typed === undefined) return;
    const reason = typed === stored ? undefined : keep(typed);
    setWrong(reason);
    if (reason === undefined) setTyped(undefined);
  };
  return (
    <Field
      {...field}
      autoComplete="off"
      value={typed ?? stored}
      error={wrong}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
}
