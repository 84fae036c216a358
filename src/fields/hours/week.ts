import { inOrder } from "#/lib/open-hours.ts";
import type { OpenInterval } from "#/lib/open-hours.ts";
import type { HoursValue } from "./hours-schema.ts";

/** Days of the week that follow each other and are open at the same times. */
export interface DayRun {
  /** 0 is Monday. */
  readonly first: number;
  readonly last: number;
  readonly intervals: readonly OpenInterval[];
}

function isSame(one: readonly OpenInterval[], other: readonly OpenInterval[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ from, to }, index) => from === other[index]?.from && to === other[index].to)
  );
}

/** The week in as few lines as it takes. */
export function runsOf(days: HoursValue["days"]): DayRun[] {
  const runs: DayRun[] = [];
  for (const [day, entered] of days.entries()) {
    const intervals = inOrder(entered);
    const last = runs.at(-1);
    if (last && isSame(last.intervals, intervals)) runs[runs.length - 1] = { ...last, last: day };
    else runs.push({ first: day, last: day, intervals });
  }
  return runs;
}

/** What hours begin with when they are first entered. */
export const usualHours: HoursValue = {
  days: [
    ...Array.from({ length: 5 }, () => [{ from: "09:00", to: "18:00" }]),
    [{ from: "10:00", to: "16:00" }],
    [],
  ],
  exceptions: [],
  zone: "",
};
