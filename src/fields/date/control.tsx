import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Field } from "#/editor/ui/field.tsx";
import type { FieldProps } from "#/editor/ui/field.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import { ownZone, ZoneField } from "../hours/control/zone-field.tsx";
import type { FieldControlProps } from "../field-control.ts";
import type { DateField, DateValue } from "./spec.ts";

interface PartProps extends Pick<FieldProps, "label" | "hint" | "type" | "min" | "max"> {
  readonly stored: string;
  /** "" is none. */
  readonly onKeep: (typed: string) => void;
}

/**
 * A part that is kept when it is left, or with Enter. The browser's own input holds it while it is typed, for a year in
 * between is one, too; what is none goes back to what it was.
 */
function Part({ stored, onKeep, ...field }: PartProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = stored;
  }, [stored]);
  const leave = (): void => {
    const { current } = input;
    if (!current) return;
    if (!current.validity.valid) current.value = stored;
    else if (current.value !== stored) onKeep(current.value);
  };
  return (
    <Field
      {...field}
      ref={input}
      defaultValue={stored}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
}

/** A day and, where the template has them, its times, or one time and its zone. Without a day there is no date. */
export function DateControl({
  spec,
  value,
  onChange,
  tools,
}: FieldControlProps<DateField>): ReactNode {
  const t = useTranslate("fields");
  // a time is meant in that of the business, or of whoever enters it
  const usualZone = tools.siteHours?.zone || ownZone();
  const set = (change: Partial<DateValue>): void => {
    const { date = "", time, until, zone } = { zone: usualZone, ...value, ...change };
    if (date === "") return onChange(null);
    const timed = time && { time, ...(until && { until }), ...(spec.hasZone && { zone }) };
    onChange({ date, ...timed });
  };
  return (
    <section className="grid">
      <Part
        label={spec.label ? fieldWord(spec.label) : ""}
        hint={t("date.hint")}
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        stored={value?.date ?? ""}
        onKeep={(date) => set({ date })}
      />
      {spec.hasTime && value && (
        <Part
          label={t("date.time")}
          type="time"
          stored={value.time ?? ""}
          onKeep={(time) => set({ time })}
        />
      )}
      {spec.hasZone && value?.time !== undefined && (
        <ZoneField value={value.zone ?? usualZone} onChange={(zone) => set({ zone })} />
      )}
      {spec.hasTime && !spec.hasZone && value?.time !== undefined && (
        <Part
          label={t("date.until")}
          hint={t("date.untilHint")}
          type="time"
          stored={value.until ?? ""}
          onKeep={(until) => set({ until })}
        />
      )}
    </section>
  );
}
