import type { ReactNode } from "react";
import "./ui.css";

export interface CheckboxProps {
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

/** A native checkbox and its words. */
export function Checkbox({
  isChecked,
  isDisabled = false,
  onChange,
  children,
}: CheckboxProps): ReactNode {
  return (
    <label className="row check">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
