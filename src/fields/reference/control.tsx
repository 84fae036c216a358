import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { ReferenceField } from "./spec.ts";

/** The items that it may point at by their titles, none of them first. */
export function ReferenceControl({
  spec,
  value,
  onChange,
  tools,
}: FieldControlProps<ReferenceField>): ReactNode {
  const t = useTranslate("fields");
  const group = useId();
  const items = tools.itemsOf(spec.list);
  const known = items.some(({ id }) => id === value) ? value : null;
  const choices = [
    { id: null, name: fieldWord(spec.none) },
    ...items.map(({ id, name }, index) => ({
      id,
      name: name.trim() || t("reference.untitled", { place: index + 1 }),
    })),
  ];
  return (
    <fieldset className="grid tight">
      <legend className="label">{spec.label ? fieldWord(spec.label) : ""}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className="row check">
          <input
            type="radio"
            name={group}
            checked={id === known}
            onChange={() => {
              onChange(id);
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
