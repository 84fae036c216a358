import type { ReactNode } from "react";
import { Select } from "#/editor/ui/select.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";

/** The time zone of whoever is asked. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface ZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** A time zone, out of all that the browser knows. */
export function ZoneField({ value, onChange }: ZoneFieldProps): ReactNode {
  const t = useTranslate("fields");
  const zones = new Set([value, "UTC", ...Intl.supportedValuesOf("timeZone")]);
  const options = [...zones].toSorted().map((zone) => [zone, zone.replaceAll("_", " ")] as const);
  return (
    <label className="field">
      <span className="label">{t("hours.zone")}</span>
      <Select value={value} options={options} onChange={onChange} />
    </label>
  );
}
