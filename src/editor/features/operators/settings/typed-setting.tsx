import { useState } from "react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface TypedSettingProps<Value> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "inputMode" | "placeholder"
> {
  /** The field's, whose note has the same with `-note`. */
  readonly id: string;
  readonly value: Value;
  /** What was typed; undefined where it is none. */
  readonly read: (text: string) => Value | undefined;
  /** Says what may be typed. */
  readonly wrong: string;
  readonly onChange: (value: Value) => void;
}

/** A setting that is typed. It is taken when the field is left or Enter is pressed, if it is right and another one. */
export function TypedSetting<Value extends string | number>({
  id,
  value,
  read,
  wrong,
  onChange,
  ...about
}: TypedSettingProps<Value>): ReactNode {
  const [text, setText] = useState(String(value));
  const [isWrong, setWrong] = useState(false);
  const take = (): void => {
    const typed = read(text.trim());
    setWrong(typed === undefined);
    if (typed === undefined) return;
    setText(String(typed));
    if (typed !== value) onChange(typed);
  };
  return (
    <>
      <span className={classNames("input", isWrong && "invalid")}>
        <input
          {...about}
          id={id}
          autoComplete="off"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : `${id}-note`}
          onChange={({ target }) => setText(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
        />
      </span>
      {isWrong && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}
