import { describe, expect, it } from "vitest";
import type { History, ReleaseEntry, Sitting } from "#/api/history.ts";
import { entryOf } from "./timeline.tsx";
import { readVersionsPlace, versionsPath } from "./versions-place.ts";

describe("the addresses of the timeline", () => {
  it.each([
    { revision: null, isCompared: false },
    { revision: 47, isCompared: false },
    { revision: 47, isCompared: true },
    { revision: 47, release: 2, isCompared: false },
    { revision: 47, release: 2, isCompared: true },
  ])(
    "HIST-18: a sitting and the release made of it have one each, which is read back (%j)",
    (place) => {
      const path = versionsPath(7, place);
      expect(readVersionsPlace(path.slice("/sites/7/versions".length).replace(/^\//, ""))).toEqual(
        place,
      );
    },
  );

  it.each(["", "0", "-r2", "47-2", "47-r", "47-r0", "47-rx", "1e3", "9".repeat(16), "<b>"])(
    "HIST-18: what is no point shows the latest (%s)",
    (rest) => expect(readVersionsPlace(rest)).toEqual({ revision: null, isCompared: false }),
  );
});

const sitting = { kind: "sitting", from: 0, revision: 47 } as Sitting;
const releases = [3, 2].map(
  (number) => ({ kind: "release", number, revision: 47 }) as ReleaseEntry,
);
const [newest, older] = releases;
const parts = [{ revision: 47, entries: [...releases, sitting] } as unknown as History];

it("HIST-18: a sitting that ends with releases is opened, each of them too, and the site’s beginning is a point", () => {
  const at = (revision: number | null, release?: number) => entryOf(parts, { revision, release });
  expect(at(47)).toBe(sitting);
  expect(at(1)).toBe(sitting);
  expect(at(47, 2)).toBe(older);
  expect(at(47, 3)).toBe(newest);
  expect(at(null)).toBe(newest);
  expect([at(47, 4), at(48), at(46, 2)]).toEqual([undefined, undefined, undefined]);
});
