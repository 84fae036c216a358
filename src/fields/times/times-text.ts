import type { LanguageCode } from "#/site/language.ts";

/** How times are written: as the language does, or with 24 or 12 hours. */
export type Clock = "language" | "h23" | "h12";

function formatOf(clock: Clock, language: LanguageCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    ...(clock !== "language" && { hourCycle: clock }),
  });
}

const dateOf = (time: string): number => Date.parse(`1970-01-01T${time}Z`);

/** "18:30" or "6:30 PM": a time of HH:MM, in a piece that doesn't break. */
export function clockText(time: string, clock: Clock, language: LanguageCode): string {
  return formatOf(clock, language).format(dateOf(time)).replaceAll(/\s/g, "\u00a0");
}
