import { describe, expect, it } from "vitest";
import { regional } from "./regional.ts";

describe("regional", () => {
  it.each([
    ["en", ["de-DE", "en-GB", "en-US"], "en-GB"],
    ["en", ["ru-RU"], "en"],
    ["ru", ["ru"], "ru"],
  ] as const)("of %s with %j is %s", (language, browser, found) => {
    expect(regional(language, browser)).toBe(found);
  });
});

it("WORD-187: whatever the editor writes of dates and times is written as the browser’s region does", () => {
  const sources = import.meta.glob<string>("../**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  // without arguments it is asked for its time zone; the inbox's own words are given the region
  const plain =
    /DateTimeFormat\((?!\)|regional\()|new Date\([^)]*\)[.]toLocale\w*String\((?!regional\()/;
  const other = Object.keys(sources).filter(
    (file) =>
      !/[.]test[.]tsx?$|\/testing\/|inbox\/when[.]ts$/.test(file) &&
      plain.test(sources[file] ?? ""),
  );
  expect(other).toEqual([]);
  expect(Object.keys(sources).length).toBeGreaterThan(500);
});
