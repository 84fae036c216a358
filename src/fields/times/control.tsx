import type { ReactNode } from "react";
import { KeptField } from "#/editor/ui/kept-field.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import { minutesBetween } from "./minutes.ts";
import { readTime } from "./read-time.ts";
import type { TimesField, TimesValue } from "./spec.ts";

/** What lasts longer was mistyped: an end that is meant to come later on the same day. */
const mostMinutes = 12 * 60;

/** Its beginning and its end, typed as people write times. What is no time says so, and isn't kept. */
export function TimesControl({ spec, value, onChange }: FieldControlProps<TimesField>): ReactNode {
  const t = useTranslate("fields");
  const wrongIn = ({ from, to }: TimesValue): string | undefined => {
    if (from === "" && to !== "") return t("times.noStart");
    if (from === "" || to === "") return undefined;
    if (from === to) return t("times.noLength");
    return minutesBetween(from, to) > mostMinutes ? t("times.long") : undefined;
  };
  const keeping = (end: "from" | "to") => (typed: string) => {
    const time = readTime(typed);
    if (time === undefined) return t("times.wrong");
    // without a beginning there is no end
    const next = end === "from" && time === "" ? { from: "", to: "" } : { ...value, [end]: time };
    const wrong = end === "to" ? wrongIn(next) : undefined;
    if (wrong === undefined) onChange(next);
    return wrong;
  };
  return (
    <fieldset className="grid tight">
      <legend className="label">{spec.label ? fieldWord(spec.label) : ""}</legend>
      <KeptField label={t("times.from")} stored={value.from} keep={keeping("from")} />
      <KeptField
        label={t("times.to")}
        hint={value.to === "" ? undefined : wrongIn(value)}
        stored={value.to}
        keep={keeping("to")}
      />
    </fieldset>
  );
}
