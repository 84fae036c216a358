import type { LanguageCode } from "#/site/language.ts";

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const msOfDay = 86_400_000;

function plain(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/, "");
}

/**
 * Which day of the week a name begins with in its language, in full or as it is shortened: 0 is Monday. Undefined for
 * any other name.
 */
export function weekdayNamed(name: string, language: LanguageCode): number | undefined {
  const given = plain(name);
  for (const weekday of ["long", "short"] as const) {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    for (let day = 0; day < 7; day += 1) {
      const one = plain(format.format(monday + day * msOfDay));
      if (given === one || /^[\s,.:]/.test(given.startsWith(one) ? given.slice(one.length) : ""))
        return day;
    }
  }
  return undefined;
}
