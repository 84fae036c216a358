import { expect, test } from "vitest";
import { instantOf, isTimeZone, zonedIso } from "./zoned-time.ts";

function utc(localTime: string, timeZone: string): string {
  return new Date(instantOf(localTime, timeZone)).toISOString();
}

test.each([
  ["2026-12-12T11:00", "Europe/Moscow", "2026-12-12T08:00:00.000Z"],
  ["2026-07-01T09:30", "Europe/Berlin", "2026-07-01T07:30:00.000Z"],
  ["2026-01-01T09:30", "Europe/Berlin", "2026-01-01T08:30:00.000Z"],
  ["2026-12-31T23:30", "America/New_York", "2027-01-01T04:30:00.000Z"],
  ["2026-06-01T00:15", "Asia/Kathmandu", "2026-05-31T18:30:00.000Z"],
  ["2026-03-29T03:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
])("%s in %s is %s", (localTime, timeZone, wanted) => {
  expect(utc(localTime, timeZone)).toBe(wanted);
});

test("a time that the change of clocks skips is read as an hour later", () => {
  expect(utc("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
});

test("an unknown zone is UTC", () => {
  expect(utc("2026-12-12T11:00", "Nowhere/Land")).toBe("2026-12-12T11:00:00.000Z");
});

test.each(["2026-13-01T00:00", "12026-12-12T11:00", ""])("%j is no instant", (localTime) => {
  expect(instantOf(localTime, "Europe/Moscow")).toBeNaN();
});

test.each([
  ["2026-12-12T11:00", "Europe/Moscow", "2026-12-12T11:00:00+03:00"],
  ["2026-07-01T09:30", "America/St_Johns", "2026-07-01T09:30:00-02:30"],
  ["2026-01-01T09:30", "Nowhere/Land", "2026-01-01T09:30:00+00:00"],
])("%s in %s is written %s", (localTime, timeZone, wanted) => {
  expect(zonedIso(localTime, timeZone)).toBe(wanted);
});

test("names of zones are known in small and in large letters, and nothing else is one", () => {
  expect(["Europe/Berlin", "europe/berlin", "EUROPE/BERLIN", "UTC"].every(isTimeZone)).toBe(true);
  expect(["Nowhere/Land", "+03:00", "", "Europe/Berlin ".repeat(20)].some(isTimeZone)).toBe(false);
});
