import { expect, test } from "vitest";
import { lastSeen } from "./last-seen.ts";

const now = Date.UTC(2026, 10, 20, 12);
const before = (ms: number) => new Date(now - ms).toISOString();

test.each([
  [null, "en", "–"],
  [before(0), "en", undefined],
  [before(119_000), "en", undefined],
  [before(120_000), "en", "2 minutes ago"],
  [before(3_599_000), "ru", "59 минут назад"],
  [before(3_600_000), "en", "1 hour ago"],
  [before(86_400_000), "en", "yesterday"],
  [before(9 * 86_400_000), "ru", "9 дней назад"],
])("somebody who was there at %s was there, in %s: %s", (time, language, words) => {
  expect(lastSeen(time, language, now)).toBe(words);
});
