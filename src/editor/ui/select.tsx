import type { ReactNode } from "react";
import "./select.css";
import { classNames } from "./class-names.ts";

interface SelectProps<Value extends string> {
  /** For its label. */
  readonly id?: string;
  /** The path of what it changes, as problems name it. */
  readonly field?: string;
  readonly value: Value;
  /** Each value with what a person reads, in this order. */
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** A native list of which one is chosen. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { id, field, value, options, onChange, className } = props;
  return (
    <select
      id={id}
      className={classNames("select", className)}
      data-field={field}
      value={value}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex];
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}
