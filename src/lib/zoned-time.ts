/** By zone in small letters, as names of zones are taken either way: making one takes longer than all that is asked of it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError where there is no such zone, so that no more are kept than there are. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const known = clocks.get(name);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(name, clock);
  return clock;
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return shown - Math.floor(instant / 1_000) * 1_000;
}

/** Longest name of a time zone that there is, and some more. */
const longestName = 64;

/** Whether this machine knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  if (name.length > longestName || !/^[a-z_]/i.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** A local time of a zone as ISO 8601 with its distance from UTC, e.g. 2026-12-12T11:00:00+03:00. */
export function zonedIso(localTime: string, timeZone: string): string {
  const minutes = Math.round(
    (Date.parse(`${localTime}Z`) - instantOf(localTime, timeZone)) / 60_000,
  );
  const two = (count: number) => String(count).padStart(2, "0");
  const distance = `${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${localTime}:00${minutes < 0 ? "-" : "+"}${distance}`;
}

/**
 * The instant, in milliseconds since 1970, of a local time `YYYY-MM-DDTHH:MM` in a time zone;
 * in UTC where there is no such zone, and NaN for what is no time. A time that a change of clocks skips is an hour later.
 */
export function instantOf(localTime: string, timeZone: string): number {
  const asUtc = Date.parse(`${localTime}Z`);
  if (Number.isNaN(asUtc) || !isTimeZone(timeZone)) return asUtc;
  const first = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(first, timeZone);
}
