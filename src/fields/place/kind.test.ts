import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { placeKind } from "./kind.ts";
import { mapsAddress } from "./maps-address.ts";
import { readPoint } from "./read-point.ts";
import { place } from "./spec.ts";

const stored = (value: unknown) => placeKind.schema(place(), nestedFields).safeParse(value).success;
const point = { latitude: 55.751244, longitude: 37.618423 };

describe("a place", () => {
  it.each([[null], [point], [{ latitude: -90, longitude: 180 }]])(
    "PLACE-01: stores %j",
    (value) => {
      expect(stored(value)).toBe(true);
    },
  );

  it.each([
    [undefined],
    [{}],
    [{ latitude: 90.1, longitude: 0 }],
    [{ latitude: 0, longitude: -180.1 }],
    [{ latitude: "55", longitude: 37 }],
    [{ latitude: Number.NaN, longitude: 37 }],
    [{ ...point, more: 1 }],
    ["55, 37"],
  ])("PLACE-01: stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it.each([
    "55.751244, 37.618423",
    " 55.7512440 37.6184230 ",
    "geo:55.751244,37.618423?z=17",
    "https://www.google.com/maps/@55.751244,37.618423,17z",
    "https://www.google.com/maps/place/X/@55.7,37.6,17z/data=!3m1!8m2!3d55.751244!4d37.618423",
    "https://maps.google.com/?q=55.751244,37.618423",
    "https://maps.apple.com/?ll=55.751244%2C37.618423&q=x",
    "https://yandex.ru/maps/213/moscow/?ll=37.618423%2C55.751244&z=17",
    "https://yandex.com/maps/?pt=37.618423,55.751244",
    "https://2gis.ru/moscow?m=37.618423%2C55.751244%2F17",
    "https://www.openstreetmap.org/?mlat=55.751244&mlon=37.618423#map=17/55.1/37.1",
    "https://www.openstreetmap.org/#map=17/55.751244/37.618423",
  ])("PLACE-02: reads the point of %s", (typed) => {
    expect(readPoint(typed)).toEqual(point);
  });

  it.each([
    "",
    "Red Square",
    "55.75",
    "91, 37",
    "55, 181",
    "<script>",
    "https://example.org/1,2x",
    "1e9,1",
  ])("PLACE-02: reads no point of %j", (typed) => {
    expect(readPoint(typed)).toBeUndefined();
  });

  it("PLACE-03: leads to a point, or an address, by the service that was chosen, whatever is typed", () => {
    const hostile = '1 "Row" & <b>\n#2';
    for (const service of ["google", "apple", "yandex", "openstreetmap"] as const) {
      const found = new URL(mapsAddress(service, point, "1 Row") ?? "");
      expect(found.protocol).toBe("https:");
      expect(readPoint(found.href), service).toEqual(point);
      const words = new URL(mapsAddress(service, null, hostile) ?? "");
      expect([...words.searchParams.values()]).toContain('1 "Row" & <b> #2');
      expect(words.hash).toBe("");
      expect(mapsAddress(service, null, " \n")).toBeUndefined();
    }
  });
});
