import { useState } from "react";
import type { ReactNode } from "react";
import type { HoursValue } from "#/fields/hours/hours-schema.ts";
import { dateText, daysText, fullDateText, intervalTexts } from "#/fields/hours/hours-text.ts";
import { runsOf } from "#/fields/hours/week.ts";
import { localMoment } from "#/lib/local-moment.ts";
import { isAroundClock, isTodayAmong } from "#/lib/open-hours.ts";
import type { OpenInterval } from "#/lib/open-hours.ts";
import { useEnvironment } from "./environment.ts";
import { hoursData } from "./open-now.tsx";

function Times({ intervals }: { readonly intervals: readonly OpenInterval[] }): ReactNode {
  const { language, message, spoken } = useEnvironment();
  if (intervals.length === 0)
    return (
      <dd data-shut="" {...spoken}>
        {message("hoursClosed")}
      </dd>
    );
  if (intervals.some(isAroundClock)) return <dd {...spoken}>{message("aroundClock")}</dd>;
  return (
    <dd>
      {intervalTexts(intervals, language).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </dd>
  );
}

/**
 * The week in as few lines as it takes, then the other days in their order. A script marks the line of today and takes
 * days away that are over; on the canvas and in the preview they are rendered so.
 */
export function WeekTable({ hours }: { readonly hours: HoursValue }): ReactNode {
  const { language, message, now } = useEnvironment();
  const [moment] = useState(() => now?.());
  const date = moment === undefined ? undefined : localMoment(moment, hours.zone).date;
  const word = { "data-word": message("hoursToday") };
  const marked = (isToday: boolean) => ({ ...word, ...(isToday && { "data-today": "" }) });
  const others = hours.exceptions.toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <dl className="week" {...hoursData(hours)}>
      {runsOf(hours.days).map((run) => {
        const days = Array.from({ length: run.last - run.first + 1 }, (_, at) => run.first + at);
        return (
          <div
            key={run.first}
            className="week__row"
            data-days={days.join(" ")}
            {...marked(date !== undefined && isTodayAmong(days, { ...hours, date }))}
          >
            <dt>{daysText(run, language)}</dt>
            <Times intervals={run.intervals} />
          </div>
        );
      })}
      {others.map(({ date: own, intervals }) => (
        <div
          key={own}
          className="week__row"
          data-date={own}
          hidden={(date !== undefined && own < date) || undefined}
          {...marked(own === date)}
        >
          <dt data-short={dateText(own, language)}>
            {own.slice(0, 4) === date?.slice(0, 4)
              ? dateText(own, language)
              : fullDateText(own, language)}
          </dt>
          <Times intervals={intervals} />
        </div>
      ))}
    </dl>
  );
}
