import type { ReactNode } from "react";
import { Segmented } from "../../../ui/segmented.tsx";
import type { Choice } from "../../../ui/choice-group.tsx";

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few words, with its name at the start. */
export function ChoiceRow<Value extends string>({
  label,
  hint,
  ...group
}: ChoiceRowProps<Value>): ReactNode {
  return (
    <div className="settings-switch">
      <div className="grow">
        <span aria-hidden="true">{label}</span>
        {hint !== undefined && <p className="hint">{hint}</p>}
      </div>
      <Segmented<Value> label={label} {...group} />
    </div>
  );
}
