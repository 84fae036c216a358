import { describe, expect, it } from "vitest";
import type { SiteEvent } from "#/site/event.ts";
import { eventDate, replyDay } from "./event-date.ts";

const event: SiteEvent = {
  id: "e1",
  title: {},
  description: {},
  place: {},
  start: "2026-12-12T11:00",
  end: "2026-12-12T18:00",
  timeZone: "Europe/Moscow",
  capacity: null,
  deadline: "2026-12-10T23:59",
};

describe("eventDate", () => {
  it("words the date in the language", () => {
    expect(eventDate(event, "ru")).toMatchObject({
      day: "12",
      month: "декабря",
      rest: "суббота, 2026",
    });
    expect(eventDate(event, "en")).toMatchObject({
      day: "12",
      month: "December",
      rest: "Saturday, 2026",
    });
  });

  it("gives the hours of a day and of a night, and the dates of several days", () => {
    expect(eventDate(event, "ru").hours).toEqual({ start: "11:00", end: "18:00" });
    const night = { ...event, start: "2026-12-12T19:00", end: "2026-12-13T00:30" };
    expect(eventDate(night, "ru").hours).toEqual({ start: "19:00", end: "0:30" });
    const days = eventDate({ ...event, end: "2026-12-14T18:00" }, "ru").hours;
    expect(days).toMatch(/12.*14 декабря/);
  });

  it("gives the beginning where the end isn't after it", () => {
    expect(eventDate({ ...event, end: event.start }, "ru").hours).toBe("11:00");
  });

  it("gives the day until which replies are taken, if there is one", () => {
    expect(replyDay(event, "ru")).toBe("10 декабря");
    expect(replyDay({ ...event, deadline: null }, "ru")).toBeUndefined();
  });
});
