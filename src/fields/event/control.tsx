import { useId } from "react";
import type { ReactNode } from "react";
import { Select } from "#/editor/ui/select.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { EventField } from "./spec.ts";

/** One of the site's events, or always its first (R9). */
export function EventControl({
  spec,
  value,
  onChange,
  tools,
}: FieldControlProps<EventField>): ReactNode {
  const t = useTranslate("editing");
  const id = useId();
  return (
    <section className="grid tight">
      <label className="label" htmlFor={id}>
        {spec.label && fieldWord(spec.label)}
      </label>
      <Select
        id={id}
        value={value ?? ""}
        options={[
          ["", t("background.firstEvent")],
          ...tools.events.map((event) => [event.id, event.name] as const),
        ]}
        onChange={(event) => onChange(event === "" ? null : event)}
      />
      <button type="button" className="button" onClick={tools.showEvents}>
        {t("background.events")}
      </button>
    </section>
  );
}
