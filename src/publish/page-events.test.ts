import { describe, expect, it } from "vitest";
import { testSite } from "#/render/render-fixture.ts";
import { testEvent } from "../../test/fixtures/published-site.ts";
import type { SiteRecord } from "#/site/site.ts";
import { createPageEvents, withEvents } from "./page-events.ts";

const site: SiteRecord = {
  ...testSite,
  events: [testEvent, { ...testEvent, id: "second" }, { ...testEvent, id: "third" }],
};
const made = { inputs: "1", path: "/", changedAt: "" };

describe("events of a page", () => {
  it("LOCK-110: are those that its sections name, the first where they name none, and no others", () => {
    const eventsOf = createPageEvents(site);
    expect(eventsOf({ events: [], linked: [] })).toEqual([]);
    expect(eventsOf({ events: [null], linked: [] })).toEqual(["opening"]);
    expect(eventsOf({ events: ["third", "gone", null], linked: ["gone"] })).toEqual([
      "opening",
      "third",
    ]);
    expect(createPageEvents(testSite)({ events: [null], linked: [] })).toEqual([]);
  });

  it("LOCK-110: a page that was taken over says what it shows now", () => {
    expect(withEvents(made, [])).toBe(made);
    const shows = withEvents(made, ["opening"]);
    expect(shows).toEqual({ ...made, events: ["opening"] });
    expect(withEvents(shows, ["opening"])).toBe(shows);
    expect(withEvents(shows, [])).toEqual(made);
  });
});
