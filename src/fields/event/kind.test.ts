import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { eventKind } from "./kind.ts";
import { event } from "./spec.ts";

const stored = (value: unknown) => eventKind.schema(event(), nestedFields).safeParse(value).success;

describe("a field of an event", () => {
  it.each([null, "e1", "a".repeat(64)])(
    "R9: stores %j: an id, or the site's first one",
    (value) => {
      expect(stored(value)).toBe(true);
    },
  );

  it.each(["", "-a", "a".repeat(65), "a/b", 1, {}])("stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("is found by whoever looks for a page's events, the site's first one included", () => {
    expect(eventKind.events?.("e1")).toEqual(["e1"]);
    expect(eventKind.events?.(null)).toEqual([null]);
  });

  it("is filled where there is such an event", () => {
    const reading = { read: () => "", leadsSomewhere: () => false };
    expect(eventKind.isFilled("e1", { ...reading, hasEvent: (id) => id === "e1" })).toBe(true);
    expect(eventKind.isFilled("e1", { ...reading, hasEvent: () => false })).toBe(false);
    expect(eventKind.aliases?.anywhere).toEqual({ eventId: "event" });
  });
});
