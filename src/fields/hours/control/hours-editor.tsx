import { CopyPlus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { localMoment } from "#/lib/local-moment.ts";
import type { OpenInterval } from "#/lib/open-hours.ts";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import { dateText, daysText } from "../hours-text.ts";
import { hoursLimits } from "../hours-schema.ts";
import type { HoursValue } from "../hours-schema.ts";
import { IntervalsEditor } from "./intervals-editor.tsx";
import { ownZone, ZoneField } from "./zone-field.tsx";
import "./hours.css";

interface HoursEditorProps {
  readonly value: HoursValue;
  /** One step to undo. */
  readonly onChange: (value: HoursValue) => void;
}

function Week({ value, onChange }: HoursEditorProps): ReactNode {
  const t = useTranslate("fields");
  const { days } = value;
  const set = (from: number, to: number, intervals: readonly OpenInterval[]): void =>
    onChange({
      ...value,
      days: days.map((one, day) => (day >= from && day <= to ? [...intervals] : one)),
    });
  return (
    <div className="hours-week">
      {days.map((intervals, day) => {
        const name = daysText({ first: day, last: day, intervals }, currentLanguage());
        return (
          <div key={name} className="hours-day" role="group" aria-label={name}>
            <span className="label">{name}</span>
            <IntervalsEditor
              name={name}
              intervals={intervals}
              onChange={(next) => set(day, day, next)}
            />
            {day < 6 && (
              <button
                type="button"
                className="button icon-only sm ghost"
                aria-label={t("hours.copyDown", { name })}
                title={t("hours.copyDown", { name })}
                onClick={() => set(day, 6, intervals)}
              >
                <CopyPlus aria-hidden="true" />
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The first day from tomorrow on that isn't listed yet. */
function freeDate({ exceptions, zone }: HoursValue): string {
  const taken = new Set(exceptions.map(({ date }) => date));
  const today = Date.parse(localMoment(Date.now(), zone).date);
  for (let days = 1; ; days += 1) {
    const date = new Date(today + days * 86_400_000).toISOString().slice(0, 10);
    if (!taken.has(date)) return date;
  }
}

function OtherDays({ value, onChange }: HoursEditorProps): ReactNode {
  const t = useTranslate("fields");
  const { exceptions } = value;
  const set = (next: HoursValue["exceptions"]): void =>
    onChange({ ...value, exceptions: next.toSorted((a, b) => a.date.localeCompare(b.date)) });
  const others = (at: number): HoursValue["exceptions"] =>
    exceptions.filter((_one, index) => index !== at);
  return (
    <div className="hours-week">
      <p className="label">{t("hours.exceptions")}</p>
      {exceptions.map((one, index) => {
        const name = dateText(one.date, currentLanguage());
        return (
          <div key={one.date} className="hours-day" role="group" aria-label={name}>
            <span className="input">
              <input
                type="date"
                required
                aria-label={t("hours.date")}
                defaultValue={one.date}
                onBlur={({ target }) => {
                  const isTaken = others(index).some(({ date }) => date === target.value);
                  if (target.value === "" || isTaken) target.value = one.date;
                  else if (target.value !== one.date)
                    set([...others(index), { ...one, date: target.value }]);
                }}
              />
            </span>
            <IntervalsEditor
              name={name}
              intervals={one.intervals}
              onChange={(intervals) => set([...others(index), { ...one, intervals }])}
            />
            <button
              type="button"
              className="button icon-only sm ghost"
              aria-label={t("hours.removeDay", { name })}
              title={t("hours.removeDay", { name })}
              onClick={() => set(others(index))}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </div>
        );
      })}
      {exceptions.length < hoursLimits.exceptions && (
        <button
          type="button"
          className="link"
          onClick={() => set([...exceptions, { date: freeDate(value), intervals: [] }])}
        >
          {t("hours.addDay")}
        </button>
      )}
    </div>
  );
}

/** The week, other days, and the time zone. */
export function HoursEditor({ value, onChange }: HoursEditorProps): ReactNode {
  // what is entered is meant in the time of whoever enters it
  const keep = (next: HoursValue): void => onChange({ ...next, zone: next.zone || ownZone() });
  return (
    <div className="grid">
      <Week value={value} onChange={keep} />
      <OtherDays value={value} onChange={keep} />
      <ZoneField
        value={value.zone || ownZone()}
        onChange={(zone) => onChange({ ...value, zone })}
      />
    </div>
  );
}
