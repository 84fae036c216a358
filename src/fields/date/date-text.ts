import { lastCalendarDay } from "#/lib/calendar-day.ts";
import { localeOf } from "#/site/language-code.ts";
import type { LanguageCode } from "#/site/language.ts";
import { timeText } from "../hours/hours-text.ts";
import { clockText } from "../times/times-text.ts";
import type { Clock } from "../times/times-text.ts";
import type { DateValue } from "./spec.ts";

// a day is formatted as if it were of UTC, so that the machine's own zone never plays a part
const zone = { timeZone: "UTC" } as const;

const forms = {
  /** 8 November 2026 */
  long: { day: "numeric", month: "long", year: "numeric", ...zone },
  /** 8 Nov 2026 */
  short: { day: "numeric", month: "short", year: "numeric", ...zone },
} as const;
export type DateForm = keyof typeof forms;

/** A day as a language writes it, which doesn't break over lines. Russian and Ukrainian leave out their word for a year. */
export function dayText({ date }: DateValue, language: LanguageCode, form: DateForm): string {
  const text = new Intl.DateTimeFormat(localeOf(language), forms[form]).format(Date.parse(date));
  return text.replace(/\s[гр]\.$/, "").replaceAll(/\s/g, "\u00a0");
}

/** The parts of a day that are shown apart: "28" and "ноября". */
export function dayParts(
  { date }: DateValue,
  language: LanguageCode,
): { readonly day: string; readonly month: string } {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "long",
    ...zone,
  });
  const parts = format.formatToParts(Date.parse(date));
  const read = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return { day: read("day"), month: read("month") };
}

/** "12:00–16:00", as a language writes it; over midnight its two times stand for themselves. */
function timesText(time: string, until: string | undefined, locale: string): string {
  if (until === undefined) return timeText(time, locale);
  if (until <= time) return `${timeText(time, locale)} – ${timeText(until, locale)}`;
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", ...zone });
  const at = (text: string): number => Date.parse(`1970-01-01T${text}Z`);
  return format.formatRange(at(time), at(until));
}

/** "Saturday, 12:00–16:00": the weekday and the times that it has. */
export function weekdayText({ date, time, until }: DateValue, language: LanguageCode): string {
  const locale = localeOf(language);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", ...zone }).format(
    Date.parse(date),
  );
  if (time === undefined) return weekday;
  const times = timesText(time, until, locale).replaceAll(/\s/g, "\u00a0");
  return `${weekday}, ${times}`;
}

/** "Friday, February 12, 17:30": a day that is near, with its weekday and the time that it has. */
export function momentText(
  { date, time }: DateValue,
  language: LanguageCode,
  clock: Clock,
): string {
  const day = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...zone,
  }).format(Date.parse(date));
  return time === undefined ? day : `${day}, ${clockText(time, clock, localeOf(language))}`;
}

/** ISO 8601 of when it begins. */
export function isoOf({ date, time }: DateValue): string {
  return time === undefined ? date : `${date}T${time}`;
}

/** ISO 8601 of when it ends; undefined where it doesn't say, or after the last day that there is. */
export function isoOfEnd({ date, time, until }: DateValue): string | undefined {
  if (time === undefined || until === undefined) return undefined;
  const isNextDay = until <= time;
  if (isNextDay && date === lastCalendarDay) return undefined;
  const day = new Date(Date.parse(date) + (isNextDay ? 86_400_000 : 0));
  return `${day.toISOString().slice(0, 10)}T${until}`;
}
