import type { TimeLeft } from "./time-left.ts";

const names = ["week", "day", "hour", "minute"] as const;
export type UnitName = (typeof names)[number];

export function isUnit(name: string | undefined): name is UnitName {
  return names.some((one) => one === name);
}

/** Units of a countdown, the largest first: as many as are shown. */
export const unitsShown = {
  two: ["day", "hour"],
  three: ["day", "hour", "minute"],
  four: names,
} as const satisfies Readonly<Record<string, readonly UnitName[]>>;

/** How many of a unit are left, where these units are shown. */
export function countOf(unit: UnitName, shown: readonly UnitName[], left: TimeLeft): number {
  const hasWeeks = shown.includes("week");
  if (unit === "week") return Math.floor(left.days / 7);
  if (unit === "day") return hasWeeks ? left.days % 7 : left.days;
  return unit === "hour" ? left.hours : left.minutes;
}

/** A number of two digits or more, and what is counted in the words that go with it: "09" and "hours". */
export function unitText(
  count: number,
  unit: UnitName,
  locale: string,
): { readonly count: string; readonly name: string } {
  const parts = new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
    minimumIntegerDigits: 2,
  }).formatToParts(count);
  const read = (isName: boolean): string =>
    parts
      .filter(({ type }) => type !== "literal" && (type === "unit") === isName)
      .map(({ value }) => value.trim())
      .join(" ");
  return { count: read(false).replaceAll(" ", ""), name: read(true) };
}
