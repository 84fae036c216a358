import { describe, expect, it } from "vitest";
import { presenceBodySchema } from "./presence.ts";

const place = {
  page: "home",
  section: "head",
  text: "page/home/head/title",
  language: "en",
  device: "desktop",
};
const isTaken = (more: object): boolean =>
  presenceBodySchema.safeParse({ tab: "t1", place: { ...place, ...more } }).success;

describe("where somebody is", () => {
  it("PRES-05: the caret is a whole number of letters, and needn’t be told", () => {
    expect([{}, { caret: 0 }, { caret: 100_000 }].map(isTaken)).toEqual([true, true, true]);
    const hostile = [-1, 0.5, 100_001, Infinity, NaN, "3", null, [], {}, true];
    for (const caret of hostile) expect(isTaken({ caret }), String(caret)).toBe(false);
    expect(isTaken({ caret: 1, html: "<script>" })).toBe(false);
  });
});
