import type { ReactNode } from "react";
import { Segmented } from "#/editor/ui/segmented.tsx";
import { currentLanguage } from "#/editor/words/i18n.ts";
import type { FieldControlProps } from "../field-control.ts";
import { ownWords } from "../field-spec.ts";
import type { ChoiceField } from "./spec.ts";

/** Its options in one row. */
export function ChoiceControl({
  spec,
  value,
  onChange,
}: FieldControlProps<ChoiceField>): ReactNode {
  const language = currentLanguage();
  const label = spec.label && ownWords(spec.label, language);
  const choices = spec.options.map((option) => {
    const words = spec.optionNames?.[option];
    return { value: option, label: words ? ownWords(words, language) : option };
  });
  return (
    <section className="grid tight">
      <h4 className="label">{label}</h4>
      <Segmented isFull label={label ?? ""} choices={choices} value={value} onChoose={onChange} />
    </section>
  );
}
