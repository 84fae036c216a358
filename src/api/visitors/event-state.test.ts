import { expect, test } from "vitest";
import { type SiteEvent, eventSchema } from "#/site/event.ts";
import { repliesEndAt } from "#/site/replies-end-at.ts";
import { seatsOf } from "./event-state.ts";

const event: SiteEvent = eventSchema.parse({
  id: "e",
  title: {},
  description: {},
  place: {},
  start: "2026-12-12T11:00",
  end: "2026-12-12T18:00",
  timeZone: "Europe/Moscow",
  capacity: null,
  deadline: null,
});

function endsAt(changes: Partial<SiteEvent>): string {
  return new Date(repliesEndAt({ ...event, ...changes })).toISOString();
}

test("REPLY-02: replies end at the deadline, in the event's own time", () => {
  expect(endsAt({ deadline: "2026-12-10T00:00" })).toBe("2026-12-09T21:00:00.000Z");
});

test("REPLY-02: without a deadline, or with a late one, they end with the event", () => {
  expect(endsAt({})).toBe("2026-12-12T15:00:00.000Z");
  expect(endsAt({ deadline: "2027-01-01T00:00" })).toBe("2026-12-12T15:00:00.000Z");
});

test("REPLY-03: who comes counts with the guests, who does not come counts as nobody", () => {
  expect(seatsOf("yes", undefined)).toBe(1);
  expect(seatsOf("yes", "3")).toBe(4);
  expect(seatsOf("no", "3")).toBe(0);
});
