import type { ReactNode } from "react";
import { Checkbox } from "#/editor/ui/checkbox.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { MarksField } from "./spec.ts";

/** The marks of the legend, as many as an item may have. */
export function MarksControl({
  spec,
  value,
  onChange,
  tools,
}: FieldControlProps<MarksField>): ReactNode {
  const t = useTranslate("fields");
  const legend = tools.itemsOf(spec.legend);
  const known = value.filter((id) => legend.some((one) => one.id === id));
  const toggle = (id: string, isOn: boolean): void => {
    onChange(
      legend.map((one) => one.id).filter((one) => (one === id ? isOn : known.includes(one))),
    );
  };
  return (
    <fieldset className="grid tight">
      <legend className="label">{spec.label ? fieldWord(spec.label) : ""}</legend>
      {legend.length === 0 && <p className="hint">{t("marks.none")}</p>}
      {legend.map(({ id, name }) => {
        const isOn = known.includes(id);
        return (
          <Checkbox
            key={id}
            isChecked={isOn}
            isDisabled={!isOn && known.length >= spec.max}
            onChange={(next) => toggle(id, next)}
          >
            {name}
          </Checkbox>
        );
      })}
      {legend.length > spec.max && (
        <span className="hint">{t("marks.most", { count: spec.max })}</span>
      )}
    </fieldset>
  );
}
