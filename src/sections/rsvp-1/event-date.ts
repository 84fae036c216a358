import type { SiteEvent } from "#/site/event.ts";
import { localeOf } from "#/site/language-code.ts";

/** An event's date in words of a language, in the event's own local time. */
export interface EventDate {
  /** 12 */
  readonly day: string;
  /** декабря */
  readonly month: string;
  /** суббота, 2026 */
  readonly rest: string;
  readonly hours: string | { readonly start: string; readonly end: string };
}

// a local time is formatted as if it were UTC, so that the machine's own zone never plays a part
const zone = { timeZone: "UTC" } as const;

function instant(local: string): Date {
  return new Date(`${local}Z`);
}

function part(
  parts: readonly Intl.DateTimeFormatPart[],
  type: Intl.DateTimeFormatPartTypes,
): string {
  return parts.find((one) => one.type === type)?.value ?? "";
}

/** Ends on the day it began, or before noon of the next one (a night). */
function isOneDay(start: Date, end: Date): boolean {
  const noon = new Date(start);
  noon.setUTCHours(36, 0, 0, 0);
  return end < noon;
}

/** The hours of an event: those of one day (or night), or both dates in one text. */
function hours(start: Date, end: Date, locale: string): EventDate["hours"] {
  const time = { hour: "numeric", minute: "2-digit", ...zone } as const;
  const format = new Intl.DateTimeFormat(locale, time);
  if (end <= start) return format.format(start);
  if (isOneDay(start, end)) return { start: format.format(start), end: format.format(end) };
  const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", ...time });
  return dates.formatRange(start, end);
}

/** The date of an event as its card shows it. */
export function eventDate(event: SiteEvent, language: string): EventDate {
  const locale = localeOf(language);
  const start = instant(event.start);
  const parts = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    ...zone,
  }).formatToParts(start);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", ...zone }).format(start);
  const year = new Intl.DateTimeFormat(locale, { year: "numeric", ...zone }).formatToParts(start);
  return {
    day: part(parts, "day"),
    month: part(parts, "month"),
    rest: `${weekday}, ${part(year, "year")}`,
    hours: hours(start, instant(event.end), locale),
  };
}

/** The day until which an event takes replies, e.g. "10 декабря"; undefined where it has no such day. */
export function replyDay(event: SiteEvent, language: string): string | undefined {
  if (event.deadline === null) return undefined;
  return new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "long",
    ...zone,
  }).format(instant(event.deadline));
}
