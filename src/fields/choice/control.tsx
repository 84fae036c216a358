import type { ReactNode } from "react";
import { Segmented } from "#/editor/ui/segmented.tsx";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { ChoiceField } from "./spec.ts";

/** Its options in one row. */
export function ChoiceControl({
  spec,
  value,
  onChange,
}: FieldControlProps<ChoiceField>): ReactNode {
  const label = spec.label && fieldWord(spec.label);
  const choices = spec.options.map((option) => {
    const words = spec.optionNames?.[option];
    return { value: option, label: words ? fieldWord(words) : option };
  });
  return (
    <section className="grid tight">
      <h4 className="label">{label}</h4>
      <Segmented isFull label={label ?? ""} choices={choices} value={value} onChoose={onChange} />
    </section>
  );
}
