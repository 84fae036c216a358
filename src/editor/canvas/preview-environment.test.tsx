import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { testFacts } from "#/render/render-fixture.ts";
import { EnvironmentContext } from "#/sections/kit/index.ts";
import { OpenNow } from "#/sections/kit/open-now.tsx";
import { WeekTable } from "#/sections/kit/week-table.tsx";
import { createPreviewEnvironment } from "./preview-environment.ts";

it("REPORT-15: a preview has no way to report the site (R32)", () => {
  expect(testFacts.report).not.toBeNull();
  expect(
    createPreviewEnvironment({ ...testFacts, page: "home", language: "en" }).report,
  ).toBeNull();
});

afterEach(() => vi.useRealTimers());

it("HOURS-41: a preview says whether it is open now, as visitors see it: no script reads the clock there", () => {
  const day = [{ from: "09:00", to: "18:00" }];
  const hours = {
    days: [day, day, day, day, day, [], []],
    exceptions: [
      { date: "2026-11-20", intervals: [] },
      { date: "2026-12-31", intervals: day },
      { date: "2027-01-01", intervals: [] },
    ],
    zone: "Europe/Berlin",
  };
  vi.useFakeTimers();
  const show = (moment: string): string => {
    vi.setSystemTime(Date.parse(moment));
    const facts = { ...testFacts, page: "home", language: "en" };
    return renderToStaticMarkup(
      <EnvironmentContext value={createPreviewEnvironment(facts)}>
        <OpenNow hours={hours} />
        <WeekTable hours={hours} />
      </EnvironmentContext>,
    );
  };
  const rows = (html: string): string[] =>
    [...html.matchAll(/<div [^>]*>/g)].map(([row]) =>
      row.includes("hidden") ? "over" : row.includes("data-today") ? "today" : "",
    );
  const monday = show("2026-11-23T16:30:00Z");
  expect(monday).toMatch(/data-state="open">Open until 6:00/);
  expect(rows(monday)).toEqual(["today", "", "over", "", ""]);
  expect(monday).toContain(">December 31<");
  expect(monday).toContain(">January 1, 2027<");
  const eve = show("2026-12-31T18:00:00Z");
  expect(eve).toContain('data-state="closed"');
  expect(rows(eve)).toEqual(["", "", "over", "today", ""]);
});
