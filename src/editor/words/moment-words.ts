import { currentLanguage } from "./i18n.ts";

/** When something happened, as a short label: the hour of today, and the day with it otherwise. */
export function momentWords(iso: string, now: Date = new Date()): string {
  const time = new Date(iso);
  const isToday = time.toDateString() === now.toDateString();
  const isThisYear = time.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(currentLanguage(), {
    hour: "numeric",
    minute: "2-digit",
    ...(!isToday && { day: "numeric", month: "long" }),
    ...(!isThisYear && { year: "numeric" }),
  }).format(time);
}
