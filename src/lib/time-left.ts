import { localMoment } from "./local-moment.ts";
import { instantOf, isTimeZone } from "./zoned-time.ts";

const msOfMinute = 60_000;
const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;
const msOfDay = minutesOfDay * msOfMinute;

/** What is left until an instant; a minute that has begun counts. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Days of the zone's calendar that fit between two instants, and the minutes that are left after them. */
function calendarDays(now: number, end: number, zone: string): [days: number, minutes: number] {
  const [from, to] = [localMoment(now, zone), localMoment(end, zone)];
  const between = (Date.parse(to.date) - Date.parse(from.date)) / msOfDay;
  const days = between - (to.minutes < from.minutes ? 1 : 0);
  if (days <= 0) return [0, Math.ceil((end - now) / msOfMinute)];
  // as many days later on the same clock
  const sameTime = new Date(
    Date.parse(from.date) + days * msOfDay + from.minutes * msOfMinute,
  ).toISOString();
  const start = instantOf(sameTime.slice(0, 16), zone);
  return [days, Math.max(0, Math.round((end - start) / msOfMinute))];
}

/**
 * What is left from `now` to `end` (milliseconds since 1970). From Saturday's noon to Monday's are two days, though the
 * clocks of the zone are changed between; what is left of the last day is as long as it takes. Where this machine doesn't
 * know the zone, days have 24 hours. Nothing is left once it is over.
 */
export function timeLeft(now: number, end: number, zone: string): TimeLeft {
  const all = Math.max(0, Math.ceil((end - now) / msOfMinute));
  const [days, minutes] =
    all > 0 && isTimeZone(zone)
      ? calendarDays(now, end, zone)
      : [Math.floor(all / minutesOfDay), all % minutesOfDay];
  return { days, hours: Math.floor(minutes / minutesOfHour), minutes: minutes % minutesOfHour };
}
