import type { ReactNode } from "react";
import { Checkbox } from "#/editor/ui/checkbox.tsx";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { FlagField } from "./spec.ts";

/** A checkbox. */
export function FlagControl({ spec, value, onChange }: FieldControlProps<FlagField>): ReactNode {
  return (
    <section className="grid tight">
      <Checkbox isChecked={value} onChange={onChange}>
        {spec.label ? fieldWord(spec.label) : ""}
      </Checkbox>
      {spec.hint && <span className="hint">{fieldWord(spec.hint)}</span>}
    </section>
  );
}
