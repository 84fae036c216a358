import { useId } from "react";
import type { ReactNode } from "react";
import { Select } from "#/editor/ui/select.tsx";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import type { FieldControlProps } from "../field-control.ts";
import { ownWords } from "../field-spec.ts";
import type { EventField } from "./spec.ts";

/** One of the site's events, or always its first (R9). */
export function EventControl({
  spec,
  value,
  onChange,
  tools,
}: FieldControlProps<EventField>): ReactNode {
  const t = useTranslate();
  const id = useId();
  return (
    <section className="grid tight">
      <label className="label" htmlFor={id}>
        {spec.label && ownWords(spec.label, currentLanguage())}
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
