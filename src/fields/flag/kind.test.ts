import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { flagKind } from "./kind.ts";
import { flag } from "./spec.ts";

const spec = flag({ initial: false, label: { en: "Closable", ru: "Можно закрыть" } });
const stored = (value: unknown) => flagKind.schema(spec, nestedFields).safeParse(value).success;

describe("a flag", () => {
  it.each([true, false])("stores %j", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each(["", "true", 0, 1, null, [], {}])("stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("begins as its spec or a starting item says, and is filled where it is on", () => {
    const options = { language: "en", createId: () => "a" };
    expect(flagKind.initial(spec, undefined, options, nestedFields)).toBe(false);
    expect(flagKind.initial(spec, "yes", options, nestedFields)).toBe(true);
    expect(flagKind.isUntouched(spec, true, "yes", nestedFields)).toBe(true);
    expect(flagKind.isUntouched(spec, true, undefined, nestedFields)).toBe(false);
    const reading = { read: () => "", leadsSomewhere: () => false, hasEvent: () => false };
    expect([true, false].map((value) => flagKind.isFilled(value, reading))).toEqual([true, false]);
  });
});
