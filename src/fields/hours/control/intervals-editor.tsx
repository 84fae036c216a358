import { Clock, Plus, X } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { isAroundClock } from "#/lib/open-hours.ts";
import type { OpenInterval } from "#/lib/open-hours.ts";
import { useTranslate } from "#/editor/words/i18n.ts";
import { hoursLimits } from "../hours-schema.ts";

interface TimeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time of day: kept when it is left, and back to what it was where it is none. */
function TimeInput({ label, value, onChange }: TimeInputProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const leave = (): void => {
    if (typed && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  return (
    <span className="input hours-time">
      <input
        type="time"
        required
        aria-label={label}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === "Enter") leave();
        }}
      />
    </span>
  );
}

interface IntervalsEditorProps {
  /** What is open then: a day. */
  readonly name: string;
  readonly intervals: readonly OpenInterval[];
  readonly onChange: (intervals: OpenInterval[]) => void;
}

/** What a further interval begins as: after the last one, or an ordinary day. */
function nextInterval(last: OpenInterval | undefined): OpenInterval {
  return last
    ? { from: last.to, to: last.to < "22:00" ? "22:00" : "23:59" }
    : { from: "09:00", to: "18:00" };
}

const wholeDay: OpenInterval = { from: "00:00", to: "00:00" };

/** What is said of a day that is open around the clock, and the way back. */
function AroundClock({ name, onChange }: Omit<IntervalsEditorProps, "intervals">): ReactNode {
  const t = useTranslate("fields");
  return (
    <div className="hours-intervals">
      <span>{t("hours.aroundClock")}</span>
      <button
        type="button"
        className="button icon-only sm ghost"
        aria-label={t("hours.remove", { name })}
        title={t("hours.remove", { name })}
        onClick={() => onChange([])}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** The intervals of a day; none means closed, one from midnight to midnight that it never closes. */
export function IntervalsEditor({ name, intervals, onChange }: IntervalsEditorProps): ReactNode {
  const t = useTranslate("fields");
  if (intervals.some(isAroundClock)) return <AroundClock name={name} onChange={onChange} />;
  const set = (at: number, change: Partial<OpenInterval>): void =>
    onChange(intervals.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <div className="hours-intervals">
      {intervals.length === 0 && <span className="hint">{t("hours.closed")}</span>}
      {intervals.map(({ from, to }, index) => (
        // intervals have nothing but their place to tell them apart
        <div key={index} className="row">
          <TimeInput
            label={t("hours.from", { name })}
            value={from}
            onChange={(next) => set(index, { from: next })}
          />
          <TimeInput
            label={t("hours.to", { name })}
            value={to}
            onChange={(next) => set(index, { to: next })}
          />
          <button
            type="button"
            className="button icon-only sm ghost"
            aria-label={t("hours.remove", { name })}
            title={t("hours.remove", { name })}
            onClick={() => onChange(intervals.filter((_one, at) => at !== index))}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
      {intervals.length < hoursLimits.intervals && (
        <button
          type="button"
          className="button icon-only sm ghost"
          aria-label={t("hours.add", { name })}
          title={t("hours.add", { name })}
          onClick={() => onChange([...intervals, nextInterval(intervals.at(-1))])}
        >
          <Plus aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="button icon-only sm ghost"
        aria-label={t("hours.setAroundClock", { name })}
        title={t("hours.setAroundClock", { name })}
        onClick={() => onChange([wholeDay])}
      >
        <Clock aria-hidden="true" />
      </button>
    </div>
  );
}
