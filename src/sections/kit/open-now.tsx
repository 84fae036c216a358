import { useState } from "react";
import type { ReactNode } from "react";
import type { HoursValue } from "#/fields/hours/hours-schema.ts";
import { timeText } from "#/fields/hours/hours-text.ts";
import { localMoment } from "#/lib/local-moment.ts";
import { openState } from "#/lib/open-hours.ts";
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
 * without one there is nothing that could be wrong. On the canvas and in the preview it is rendered as it is at this moment.
 */
export function OpenNow({ hours }: { readonly hours: HoursValue }): ReactNode {
  const { language, message, spoken, now } = useEnvironment();
  const [moment] = useState(() => now?.());
  const words = {
    "data-until": message("openUntil", { time: place }),
    "data-open": message("openNow"),
    "data-opens": message("opensAt", { time: place }),
    "data-closed": message("closedNow"),
  };
  const common = { className: "opening-chip", ...spoken, ...hoursData(hours), ...words };
  if (moment === undefined) return <span {...common} hidden />;
  const { isOpen, time } = openState(hours, localMoment(moment, hours.zone));
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
