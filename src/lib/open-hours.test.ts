import { describe, expect, it } from "vitest";
import { localMoment } from "./local-moment.ts";
import { openState, weekdayOf } from "./open-hours.ts";
import type { OpenHours } from "./open-hours.ts";

const day = [{ from: "09:00", to: "18:00" }];
const night = [{ from: "18:00", to: "02:00" }];
/** Closed on Mondays, two intervals on Tuesdays, till late on Fridays, around the clock at weekends. */
const hours: OpenHours = {
  days: [
    [],
    [
      { from: "08:00", to: "11:00" },
      { from: "12:00", to: "22:00" },
    ],
    day,
    day,
    night,
    [{ from: "02:00", to: "00:00" }],
    [{ from: "00:00", to: "00:00" }],
  ],
  exceptions: [
    { date: "2026-12-30", intervals: [] },
    { date: "2026-12-31", intervals: [{ from: "09:00", to: "16:00" }] },
  ],
};

describe("open hours", () => {
  // 2026-11-23 is a Monday
  it.each([
    ["2026-11-23", "12:00", false, "08:00"],
    ["2026-11-24", "07:59", false, "08:00"],
    ["2026-11-24", "08:00", true, "11:00"],
    ["2026-11-24", "10:59", true, "11:00"],
    ["2026-11-24", "11:00", false, "12:00"],
    ["2026-11-24", "22:00", false, "09:00"],
    ["2026-11-27", "17:00", false, "18:00"],
    ["2026-11-27", "23:30", true, undefined],
    ["2026-11-28", "01:30", true, undefined],
    ["2026-11-29", "12:00", true, "00:00"],
    ["2026-11-30", "00:00", false, undefined],
    ["2026-12-30", "12:00", false, "09:00"],
    ["2026-12-31", "12:00", true, "16:00"],
    ["2026-12-31", "17:00", false, undefined],
  ] as const)("HOURS-01: on %s at %s it is open: %s, until %s", (date, time, isOpen, until) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect(openState(hours, { date, minutes })).toEqual({ isOpen, time: until });
  });

  it.each([
    ["10:00", false, "12:00"],
    ["13:00", true, "15:00"],
    ["16:00", false, "18:00"],
    ["19:00", true, "22:00"],
  ] as const)(
    "HOURS-01: an evening entered before noon, at %s: %s until %s",
    (time, ...expected) => {
      const evening = { from: "18:00", to: "22:00" };
      const noon = { from: "12:00", to: "15:00" };
      const days = Array.from({ length: 7 }, () => [evening, noon]);
      const minutes = Number(time.slice(0, 2)) * 60;
      const state = openState({ days, exceptions: [] }, { date: "2026-11-23", minutes });
      expect([state.isOpen, state.time]).toEqual(expected);
    },
  );

  it("HOURS-01: what never closes has no time, and nor has what never opens", () => {
    const always = { days: Array.from({ length: 7 }, () => [{ from: "00:00", to: "00:00" }]) };
    const never = { days: Array.from({ length: 7 }, () => []) };
    const moment = { date: "2026-11-23", minutes: 700 };
    expect(openState({ ...always, exceptions: [] }, moment)).toEqual({
      isOpen: true,
      time: undefined,
    });
    expect(openState({ ...never, exceptions: [] }, moment)).toEqual({
      isOpen: false,
      time: undefined,
    });
  });

  it("HOURS-01: the moment is that of the place, over its changes of clocks", () => {
    const summer = Date.parse("2026-10-25T00:30:00Z");
    expect(localMoment(summer, "Europe/Berlin")).toEqual({ date: "2026-10-25", minutes: 150 });
    expect(localMoment(summer + 3_600_000, "Europe/Berlin")).toEqual({
      date: "2026-10-25",
      minutes: 150,
    });
    expect(localMoment(summer, "Asia/Tokyo")).toEqual({ date: "2026-10-25", minutes: 570 });
    expect(weekdayOf("2026-11-23")).toBe(0);
  });
});
