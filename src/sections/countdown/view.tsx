import { useState } from "react";
import type { ReactNode } from "react";
import { momentText } from "#/fields/date/date-text.ts";
import { timeLeft } from "#/lib/time-left.ts";
import { countOf, unitsShown, unitText } from "#/lib/unit-text.ts";
import { instantOf, zonedIso } from "#/lib/zoned-time.ts";
import { localeOf } from "#/site/language-code.ts";
import { MoreLink, Root, Shown, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import { Value } from "../kit/slots.tsx";
import { countdownFields } from "./fields.ts";

const { line, date, units, clock, ground, air } = countdownFields;

/** What is counted down to. A day without a time begins at midnight; without a zone of its own it has the business's. */
function useMoment(): { readonly local: string; readonly zone: string } | undefined {
  const { hours } = useEnvironment();
  const value = useField(date);
  if (!value) return undefined;
  const zone = value.zone ?? (hours?.zone || "UTC");
  return { local: `${value.date}T${value.time ?? "00:00"}`, zone };
}

function When(): ReactNode {
  const { language } = useEnvironment();
  const value = useField(date);
  const moment = useMoment();
  const how = useField(clock);
  return (
    <Value of="date">
      {(added, placeholder) => (
        <time
          className="countdown__when"
          dateTime={moment && zonedIso(moment.local, moment.zone)}
          {...added}
        >
          {value ? momentText(value, language, how) : placeholder}
        </time>
      )}
    </Value>
  );
}

/** As it is when the page is made. A script of the page corrects it each minute; without one the date says it. */
function Units(): ReactNode {
  const { language } = useEnvironment();
  const [now] = useState(() => Date.now());
  const moment = useMoment();
  const shown = unitsShown[useField(units)];
  const words = useText(line);
  if (!moment) return null;
  const left = timeLeft(now, instantOf(moment.local, moment.zone), moment.zone);
  return (
    // a timer is read when it is asked for, and not each time that it changes
    <div className="countdown__units" role="timer" aria-label={words}>
      {shown.map((unit) => {
        const { count, name } = unitText(countOf(unit, shown, left), unit, localeOf(language));
        return (
          <p key={unit} data-unit={unit}>
            <b>{count}</b> <span>{name}</span>
          </p>
        );
      })}
    </div>
  );
}

/** How much time there is left; once there is none the page hides it, or shows what is said afterwards. */
export function Countdown(): ReactNode {
  const { unfolds } = useEnvironment();
  const moment = useMoment();
  return (
    <Root
      className="section countdown"
      ground={useField(ground)}
      air={useField(air)}
      data={{
        "data-countdown": moment && instantOf(moment.local, moment.zone),
        "data-zone": moment?.zone,
        "data-unfolded": unfolds ? "" : undefined,
      }}
    >
      <div className="wrap">
        <div className="countdown__until">
          <Text of="line" as="p" />
          <p className="caption">
            <When />
            <Text of="note" as="span" />
          </p>
        </div>
        <Units />
        <MoreLink />
        <Shown when="after">
          <div className="countdown__after">
            <Text of="after" as="p" />
          </div>
        </Shown>
      </div>
    </Root>
  );
}
