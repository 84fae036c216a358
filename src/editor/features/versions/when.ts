import type { Translate } from "../../words/i18n.ts";
import { regional } from "../../words/regional.ts";

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
