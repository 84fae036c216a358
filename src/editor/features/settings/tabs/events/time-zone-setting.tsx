import { useId } from "react";
import type { ReactNode } from "react";
import { Select } from "../../../../ui/select.tsx";
import { useTranslate } from "../../../../words/i18n.ts";

interface TimeZoneSettingProps {
  readonly field: string;
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
}

/** The zones that the browser knows; UTC is not among them everywhere. */
function timeZones(value: string): string[] {
  return [...new Set([value, "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted();
}

/** In which time zone an event's times are read. */
export function TimeZoneSetting({ field, value, onChange }: TimeZoneSettingProps): ReactNode {
  const t = useTranslate("settings");
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t("events.timeZone")}
      </label>
      <Select
        id={id}
        field={field}
        value={value}
        options={timeZones(value).map((zone) => [zone, zone.replaceAll("_", " ")] as const)}
        onChange={onChange}
      />
    </div>
  );
}
