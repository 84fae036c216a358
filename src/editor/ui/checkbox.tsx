import type { ReactNode } from "react";
import "./ui.css";

export interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

/** A native checkbox and its words. */
export function Checkbox({ isChecked, onChange, children }: CheckboxProps): ReactNode {
  return (
    <label className="row check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
