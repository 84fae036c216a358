import { describe, expect, it } from "vitest";
import { shortTime } from "./when.ts";

const now = new Date(2026, 10, 20, 18, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe("shortTime", () => {
  it.each([
    [at(2026, 10, 20, 9, 5), "en-GB", "09:05"],
    [at(2026, 10, 19, 23, 59), "en-GB", "Yesterday"],
    [at(2026, 10, 19, 0, 0), "ru", "Вчера"],
    [at(2026, 5, 4, 12, 0), "en-GB", "4 Jun"],
    [at(2026, 5, 4, 12, 0), "ru", "4 июн."],
    [at(2025, 5, 4, 12, 0), "en-GB", "4 Jun 2025"],
  ])("of %s in %s is %s", (time, language, words) => {
    expect(shortTime(time, language, now)).toBe(words);
  });
});
