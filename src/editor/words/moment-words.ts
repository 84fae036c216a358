import { currentLanguage } from "./i18n.ts";
import { regional } from "./regional.ts";

function written(iso: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(regional(currentLanguage()), style).format(new Date(iso));
}

/** The hour and minute of a time. */
export function hourWords(iso: string): string {
  return written(iso, { timeStyle: "short" });
}

/** The day, hour and minute of a time, with the year where it is another one: "3 June at 15:30". */
export function dayMomentWords(iso: string, now: Date = new Date()): string {
  const isThisYear = new Date(iso).getFullYear() === now.getFullYear();
  return written(iso, {
    hour: "numeric",
    minute: "2-digit",
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
}

/** When something happened, as a short label: the hour of today, and the day with it otherwise. */
export function momentWords(iso: string, now: Date = new Date()): string {
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return isToday ? hourWords(iso) : dayMomentWords(iso, now);
}

/** A time among others of a list: "3 Jun 2026, 15:30". */
export function listedMomentWords(iso: string): string {
  return written(iso, { dateStyle: "medium", timeStyle: "short" });
}
