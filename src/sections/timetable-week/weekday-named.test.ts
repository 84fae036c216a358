import { expect, it } from "vitest";
import { weekdayNamed } from "./weekday-named.ts";

it.each([
  ["Monday", "en", 0],
  [" saturday ", "en", 5],
  ["Sun", "en", 6],
  ["Mon, 12 May", "en", 0],
  ["Среда", "ru", 2],
  ["Чт", "ru", 3],
  ["вс. вечером", "ru", 6],
  ["Di", "de", 1],
  ["Freitag abends", "de", 4],
  ["lun.", "fr", 0],
] as const)("WEEK-01: “%s” in %s is a day of the week", (name, language, day) => {
  expect(weekdayNamed(name, language)).toBe(day);
});

it.each(["", "Mondays", "Hall 1", "Среда", "Sunset", "Mo"])(
  "WEEK-01: “%s” in English is none",
  (name) => {
    expect(weekdayNamed(name, "en")).toBeUndefined();
  },
);
