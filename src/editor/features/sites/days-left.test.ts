import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

const trashedAt = "2026-11-01T12:00:00.000Z";
const at = (time: string) => daysLeft({ trashedAt, trashDays: 30 }, Date.parse(time));

test.each([
  ["2026-11-01T12:00:00.000Z", 30],
  ["2026-11-01T12:00:00.001Z", 30],
  ["2026-11-02T12:00:00.000Z", 29],
  ["2026-12-01T11:59:59.999Z", 1],
  ["2026-12-01T12:00:00.000Z", 0],
  ["2026-12-24T12:00:00.000Z", 0],
])("NEW-10: at %s a site has %i days left", (time, days) => {
  expect(at(time)).toBe(days);
});

test("NEW-10: a site that stays in the trash, or isn’t in it, has no days", () => {
  expect(daysLeft({ trashedAt }, 0)).toBeUndefined();
  expect(daysLeft({ trashedAt: null, trashDays: 30 }, 0)).toBeUndefined();
});
