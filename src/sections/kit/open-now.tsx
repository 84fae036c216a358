import { useState } from "react";
import type { ReactNode } from "react";
import type { HoursValue } from "#/fields/hours/hours-schema.ts";
import { timeText } from "#/fields/hours/hours-text.ts";
import { localMoment, openState } from "#/lib/open-hours.ts";
import { useEnvironment } from "./environment.ts";

/** What a script of the page has to know of hours: open-now.ts reads it. */
export function hoursData({
  days,
  exceptions,
  zone,
}: HoursValue): Readonly<Record<string, string>> {
  return { "data-hours": JSON.stringify({ days, exceptions, zone }) };
}

/** Where the time stands in the words that the page brings along. */
const place = "{time}";

/**
 * Whether it is open now, and until when or from when. It is hidden until a script of the page has read the clock:
 * without one there is nothing that could be wrong. `isShown` renders it as it is at this moment, as the canvas does.
 */
export function OpenNow({
  hours,
  isShown = false,
}: {
  readonly hours: HoursValue;
  readonly isShown?: boolean;
}): ReactNode {
  const { language, message, spoken } = useEnvironment();
  const [now] = useState(() => Date.now());
  const words = {
    "data-until": message("openUntil", { time: place }),
    "data-open": message("openNow"),
    "data-opens": message("opensAt", { time: place }),
    "data-closed": message("closedNow"),
  };
  const common = { className: "opening-chip", ...spoken, ...hoursData(hours), ...words };
  if (!isShown) return <span {...common} hidden />;
  const { isOpen, time } = openState(hours, localMoment(now, hours.zone));
  const [timed, plain] = isOpen
    ? (["data-until", "data-open"] as const)
    : (["data-opens", "data-closed"] as const);
  const text =
    time === undefined ? words[plain] : words[timed].replace(place, timeText(time, language));
  return (
    <span {...common} data-state={isOpen ? "open" : "closed"}>
      {text}
    </span>
  );
}
