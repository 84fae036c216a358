import type { LocalMoment } from "./local-moment.ts";

/** From and to as HH:MM; one that ends when or before it begins ends on the next day. */
export interface OpenInterval {
  readonly from: string;
  readonly to: string;
}

/** Whether it is open for a whole day: it ends when it begins. */
export function isAroundClock({ from, to }: OpenInterval): boolean {
  return from === to;
}

/** When something is open, in the local time of its zone. */
export interface OpenHours {
  /** Seven days, Monday first; a day without an interval is closed. */
  readonly days: readonly (readonly OpenInterval[])[];
  /** Days, as YYYY-MM-DD, that are open otherwise, or closed. */
  readonly exceptions: readonly {
    readonly date: string;
    readonly intervals: readonly OpenInterval[];
  }[];
}

/** Whether it is open; `time` (HH:MM) is when that changes within the next 24 hours. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly time: string | undefined;
}

const minutesOfDay = 1440;
const msOfDay = 86_400_000;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * msOfDay).toISOString().slice(0, 10);
}

/** The day of the week of a date: 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

function intervalsOn({ days, exceptions }: OpenHours, date: string): readonly OpenInterval[] {
  const other = exceptions.find((one) => one.date === date);
  return other ? other.intervals : (days[weekdayOf(date)] ?? []);
}

/** Intervals as they follow each other through the day, in whatever order they were entered. */
export function inOrder(intervals: readonly OpenInterval[]): OpenInterval[] {
  return intervals.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from));
}

/** Spans of minutes since the moment's midnight, from the day before it to the day after, joined where they meet. */
function spansAround(hours: OpenHours, date: string): [number, number][] {
  const joined: [number, number][] = [];
  for (let offset = -1; offset <= 2; offset += 1) {
    for (const { from, to } of inOrder(intervalsOn(hours, dayAfter(date, offset)))) {
      const start = offset * minutesOfDay + minutesOf(from);
      const length = minutesOf(to) - minutesOf(from);
      const end = start + (length > 0 ? length : length + minutesOfDay);
      const last = joined.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else joined.push([start, end]);
    }
  }
  return joined;
}

function timeText(minutes: number): string {
  const rest = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return new Date(rest * 60_000).toISOString().slice(11, 16);
}

/** Whether it is open at a moment, and until when or from when, where that is less than a day away. */
export function openState(hours: OpenHours, { date, minutes }: LocalMoment): OpenState {
  const spans = spansAround(hours, date);
  const now = spans.find(([start, end]) => start <= minutes && minutes < end);
  const next = spans.find(([start]) => start > minutes);
  const change = now ? now[1] : next?.[0];
  const isNear = change !== undefined && change - minutes < minutesOfDay;
  return { isOpen: now !== undefined, time: isNear ? timeText(change) : undefined };
}

/** Whether a line of the week is today's, by its weekdays; a day that has hours of its own is in a line of its own. */
export function isTodayAmong(
  days: readonly number[],
  { date, exceptions }: Pick<OpenHours, "exceptions"> & { readonly date: string },
): boolean {
  return !exceptions.some((one) => one.date === date) && days.includes(weekdayOf(date));
}
