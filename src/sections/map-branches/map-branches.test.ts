import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { pinPlaces } from "./pin-places.ts";

const point = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("MapBranches", () => {
  it("PLACE-07: pins stand as their points stand to each other, north above", () => {
    const [west, east, middle] = pinPlaces([point(50, 10), point(52, 14), point(51, 12)]);
    expect(west).toEqual({ x: 16, y: 58 });
    expect(east).toEqual({ x: 84, y: 22 });
    expect(middle).toEqual({ x: 50, y: 40 });
    expect(pinPlaces([point(50, 10), point(50, 10)])).toEqual([
      { x: 50, y: 40 },
      { x: 50, y: 40 },
    ]);
  });

  it("PLACE-07: without all points they stand anywhere, and only as many as look well", () => {
    const places = pinPlaces([point(50, 10), ...Array.from({ length: 29 }, () => null)]);
    expect(places.filter((one) => one !== undefined)).toHaveLength(6);
  });

  it("PLACE-09: a pin stands in its row, leads to it and is nothing to keys and screen readers", () => {
    const branches = [{ name: "One" }, { name: "Two", closed: "until May" }];
    const html = renderSection({ template: "MapBranches", patch: { branches } });
    const rows = html.split('<li class="map-branches__branch"').slice(1);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const [, id = ""] = /^ id="([^"]+)"/.exec(row) ?? [];
      expect(row).toContain(`href="#${id}" tabindex="-1" aria-hidden="true"`);
    }
    expect(rows.map((row) => row.includes("data-off"))).toEqual([false, true]);
    expect(/aria-hidden="true"><svg.*?<\/svg><\/div>/.test(html)).toBe(true);
  });

  it("PLACE-09: a row without a pin is no target", () => {
    const branches = Array.from({ length: 7 }, (_, at) => ({ name: `Street ${at}` }));
    const html = renderSection({ template: "MapBranches", patch: { branches } });
    expect(html.match(/map-branches__pin/g)).toHaveLength(6);
    expect(html.match(/<li class="map-branches__branch" id=/g)).toHaveLength(6);
  });

  it("PLACE-07: an address leads to maps; one that is closed for longer says so instead of its hours", () => {
    const day = [{ from: "09:00", to: "18:00" }];
    const own = { days: [day, day, day, day, day, [], []], exceptions: [], zone: "" };
    const branches = [
      { name: "4 Mill Lane", closed: "", hours: own, place: point(50, 10) },
      { name: "The pond", closed: "back in May", hours: own },
    ];
    const html = renderSection({ template: "MapBranches", patch: { branches } });
    expect(html.match(/class="opening-chip"/g)).toHaveLength(1);
    expect(html).toContain("query=50%2C10");
    expect(html).toContain("query=The+pond");
    expect(wordsOf(html)).toContain("back in May");
  });
});
