import { describe, expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";
import { instantOf } from "./zoned-time.ts";

function left(now: string, end: string, zone: string): string {
  const { days, hours, minutes } = timeLeft(instantOf(now, zone), instantOf(end, zone), zone);
  return `${days} ${hours} ${minutes}`;
}

describe("what is left until a time", () => {
  it.each([
    ["2026-11-22T07:42", "2027-02-12T17:30", "82 9 48"],
    ["2026-11-22T17:30", "2026-11-23T17:30", "1 0 0"],
    ["2026-11-22T17:31", "2026-11-23T17:30", "0 23 59"],
    ["2026-11-22T17:29", "2026-11-22T17:30", "0 0 1"],
    ["2026-11-22T17:30", "2026-11-22T17:30", "0 0 0"],
    ["2026-11-22T17:31", "2026-11-22T17:30", "0 0 0"],
    ["2026-12-31T23:59", "2027-01-01T00:00", "0 0 1"],
    ["2026-02-27T10:00", "2028-02-29T09:00", "731 23 0"],
  ])("COUNT-02: from %s to %s is %s", (now, end, expected) => {
    expect(left(now, end, "Europe/London")).toBe(expected);
  });

  it("COUNT-02: a minute that has begun counts", () => {
    const end = Date.parse("2026-11-22T17:30:00Z");
    expect(timeLeft(end - 60_001, end, "UTC").minutes).toBe(2);
    expect(timeLeft(end - 60_000, end, "UTC").minutes).toBe(1);
    expect(timeLeft(end - 1, end, "UTC").minutes).toBe(1);
  });

  it.each([
    // the night of a change of clocks lies between: the days are those of the calendar
    ["2026-10-24T17:30", "2026-10-26T17:30", "Europe/Berlin", "2 0 0"],
    ["2027-03-27T17:30", "2027-03-29T17:30", "Europe/Berlin", "2 0 0"],
    ["2027-03-12T18:00", "2027-03-15T20:15", "America/New_York", "3 2 15"],
    ["2027-04-03T12:00", "2027-04-04T13:00", "Australia/Lord_Howe", "1 1 0"],
    // within that night it is as long as it takes
    ["2026-10-25T00:00", "2026-10-25T08:00", "Europe/Berlin", "0 9 0"],
    ["2027-03-28T00:00", "2027-03-28T08:00", "Europe/Berlin", "0 7 0"],
    // the same clock of the day before is skipped there
    ["2027-03-27T02:30", "2027-03-28T03:30", "Europe/Berlin", "1 0 0"],
  ])("COUNT-03: from %s to %s in %s is %s", (now, end, zone, expected) => {
    expect(left(now, end, zone)).toBe(expected);
  });

  it("COUNT-03: an hour that is there twice is counted twice", () => {
    // a quarter to three before the clocks go back, half past two after it
    const [now, end] = ["2026-10-25T00:45:00Z", "2026-10-25T01:30:00Z"].map((one) =>
      Date.parse(one),
    );
    expect(timeLeft(now ?? 0, end ?? 0, "Europe/Berlin")).toEqual({
      days: 0,
      hours: 0,
      minutes: 45,
    });
  });

  it("COUNT-03: a zone that this machine doesn't know has days of 24 hours", () => {
    const end = Date.parse("2026-11-24T17:30:00Z");
    expect(timeLeft(end - 90_000_000, end, "Mars/Olympus")).toEqual({
      days: 1,
      hours: 1,
      minutes: 0,
    });
  });
});
