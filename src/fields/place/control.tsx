import { useState } from "react";
import type { ReactNode } from "react";
import { Field } from "#/editor/ui/field.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import { readPoint } from "./read-point.ts";
import type { PlaceField } from "./spec.ts";

/** Coordinates, or the address of a map that has them: kept when it is left, or with Enter. */
export function PlaceControl({ spec, value, onChange }: FieldControlProps<PlaceField>): ReactNode {
  const t = useTranslate("fields");
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const stored = value ? `${value.latitude}, ${value.longitude}` : "";
  const leave = (): void => {
    if (typed === undefined) return;
    const point = typed.trim() === "" ? null : readPoint(typed);
    setWrong(point === undefined);
    if (point === undefined) return;
    setTyped(undefined);
    const isSame = point?.latitude === value?.latitude && point?.longitude === value?.longitude;
    if (!isSame) onChange(point);
  };
  return (
    <Field
      label={spec.label ? fieldWord(spec.label) : ""}
      hint={t("place.hint")}
      error={isWrong ? t("place.wrong") : undefined}
      autoComplete="off"
      value={typed ?? stored}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
}
