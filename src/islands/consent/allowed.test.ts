import { describe, expect, it } from "vitest";
import { all, allowed } from "./allowed.ts";

const everything = all(true);
const nothing = all(false);
const analytics = { ...nothing, analytics: true };

describe("COOKIE-04 (R21): what may be loaded at the first interaction", () => {
  it.each([
    ["no banner, no choice", undefined, undefined, false, everything],
    ["simple, no choice", "simple", undefined, false, everything],
    ["gdpr, no choice", "gdpr", undefined, false, nothing],
    ["no banner, flags stored", undefined, analytics, true, analytics],
    ["simple, flags stored", "simple", analytics, true, analytics],
    ["gdpr, flags stored", "gdpr", analytics, true, analytics],
    ["a stored choice wins without its cookie", "simple", nothing, false, nothing],
    ["a stored choice wins without its cookie", "gdpr", everything, false, everything],
    ["simple, flags lost", "simple", undefined, true, nothing],
    ["gdpr, flags lost", "gdpr", undefined, true, nothing],
  ] as const)("%s (%s)", (_what, variant, stored, hasCookie, expected) => {
    expect(allowed({ variant, stored, hasCookie })).toEqual(expected);
  });
});
