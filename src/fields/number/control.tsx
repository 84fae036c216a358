import type { ReactNode } from "react";
import { Slider } from "#/editor/ui/slider.tsx";
import { useDraftValue } from "#/editor/ui/use-draft-value.ts";
import { currentLanguage } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import { numberWords } from "./number-words.ts";
import type { NumberField } from "./spec.ts";

/** A slider with its number. */
export function NumberControl({
  spec,
  value: stored,
  onChange,
  onPreview,
}: FieldControlProps<NumberField>): ReactNode {
  const [value, show, commit] = useDraftValue(stored, onChange);
  const { min, max, step = 1 } = spec;
  const words = numberWords(spec, value, { language: currentLanguage(), wordOf: fieldWord });
  const label = spec.label ? fieldWord(spec.label) : "";
  return (
    <section className="grid tight">
      <p className="label row">
        <span className="grow">{label}</span>
        <span className="num">{words}</span>
      </p>
      <Slider
        {...{ label, min, max, step, value }}
        valueText={words}
        onChange={(next) => {
          show(next);
          onPreview(next);
        }}
        onRelease={commit}
      />
      {spec.hint && <span className="hint">{fieldWord(spec.hint)}</span>}
    </section>
  );
}
