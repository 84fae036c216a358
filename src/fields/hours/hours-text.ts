import { inOrder } from "#/lib/open-hours.ts";
import type { OpenInterval } from "#/lib/open-hours.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { DayRun } from "./week.ts";

/** A Monday, so that days count from it. */
const monday = Date.UTC(2024, 0, 1);
const msOfDay = 86_400_000;

function upperFirst(text: string, language: LanguageCode): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** "Tuesday – Thursday": what a language calls days of the week that follow each other. */
export function daysText({ first, last }: DayRun, language: LanguageCode): string {
  const name = (day: number): string =>
    new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
      monday + day * msOfDay,
    );
  const words = first === last ? name(first) : `${name(first)}\u00a0– ${name(last)}`;
  return upperFirst(words, language);
}

/** "9:00 AM" or "09:00", as a language writes a time of HH:MM. */
export function timeText(time: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(Date.parse(`1970-01-01T${time}Z`));
}

/** Intervals as a language writes them, each as a piece that doesn't break. */
export function intervalTexts(
  intervals: readonly OpenInterval[],
  language: LanguageCode,
): string[] {
  return inOrder(intervals).map(({ from, to }) =>
    [timeText(from, language), timeText(to, language)].join(" – ").replaceAll(/\s/g, "\u00a0"),
  );
}

const dayAndMonth = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** "31 December": a day of the year, as a language writes it. */
export function dateText(date: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(language, dayAndMonth).format(Date.parse(date));
}

/** "31 December 2026": a day, as a language writes it. */
export function fullDateText(date: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(language, { ...dayAndMonth, year: "numeric" }).format(
    Date.parse(date),
  );
}
