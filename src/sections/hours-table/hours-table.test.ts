import { expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

it("HOURS-08: around the clock is told in words, and days have their year", () => {
  const allDay = [{ from: "00:00", to: "00:00" }];
  const evening = [{ from: "18:00", to: "02:00" }];
  const hours = {
    days: [allDay, allDay, allDay, allDay, allDay, evening, []],
    exceptions: [{ date: "2027-01-01", intervals: allDay }],
    zone: "",
  };
  const words = wordsOf(renderSection({ template: "HoursTable", patch: { hours } }));
  expect(words.replaceAll("\u202f", " ")).toMatch(
    /Monday – Friday\s*open 24 hours\s*Saturday\s*6:00 PM – 2:00 AM\s*Sunday\s*closed\s*January 1, 2027\s*open 24 hours/,
  );
  expect(words).not.toContain("12:00");
});
