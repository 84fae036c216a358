import type { LanguageCode } from "#/site/language.ts";

/** How times are written: as the language does, or with 24 or 12 hours. */
export type Clock = "language" | "h23" | "h12";

function formatOf(
  clock: Clock,
  language: LanguageCode,
  minute: "2-digit" | undefined,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    hour: clock === "h23" ? "2-digit" : "numeric",
    minute,
    timeZone: "UTC",
    hourCycle: clock === "language" ? undefined : clock,
  });
}

function written(format: Intl.DateTimeFormat, time: string): string {
  return format.format(Date.parse(`1970-01-01T${time}Z`)).replaceAll(/\s/g, "\u00a0");
}

/** "18:30" or "6:30 PM": a time of HH:MM, in a piece that doesn't break. */
export function clockText(time: string, clock: Clock, language: LanguageCode): string {
  return written(formatOf(clock, language, "2-digit"), time);
}

/** "18:00" or "6 PM": the beginning of an hour. */
export function hourText(time: string, clock: Clock, language: LanguageCode): string {
  const short = formatOf(clock, language, undefined);
  return short.resolvedOptions().hour12 ? written(short, time) : clockText(time, clock, language);
}
