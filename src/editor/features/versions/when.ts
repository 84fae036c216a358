import type { Translate } from "../../words/i18n.ts";

/** The language with the region that the browser asks for: it decides how times are written. */
function regional(language: string): string {
  return navigator.languages.find((one) => one.startsWith(`${language}-`)) ?? language;
}

/** The hour and minute of a time. */
export function hourOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(regional(language), { timeStyle: "short" }).format(new Date(iso));
}

/** The day and minute of a time. */
export function momentOf(iso: string, language: string): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(regional(language), style).format(new Date(iso));
}

/** The day of a time, as a heading. */
export function dayOf(
  iso: string,
  language: string,
  { now, t }: { now: Date; t: Translate<"versions"> },
): string {
  const time = new Date(iso);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (time.toDateString() === now.toDateString()) return t("today");
  if (time.toDateString() === yesterday.toDateString()) return t("yesterday");
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(regional(language), {
    day: "numeric",
    month: "long",
    ...year,
  }).format(time);
}
