import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { choiceKind } from "./kind.ts";
import { alignment, choice } from "./spec.ts";

const spec = choice(["start", "center", "end"], "center");
const stored = (value: unknown) => choiceKind.schema(spec, nestedFields).safeParse(value).success;

describe("a choice", () => {
  it.each(["start", "center", "end"])("stores %s, one of its options", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each(["", "left", "constructor", null, 1, ["start"]])("stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("begins with its own option, or with the one that a starting item names", () => {
    const options = { language: "en", createId: () => "a" };
    expect(choiceKind.initial(spec, undefined, options, nestedFields)).toBe("center");
    expect(choiceKind.initial(spec, "end", options, nestedFields)).toBe("end");
    expect(choiceKind.isUntouched(spec, "center", undefined, nestedFields)).toBe(true);
    expect(choiceKind.isUntouched(spec, "center", "end", nestedFields)).toBe(false);
  });

  it("is a way of showing, with nothing to read, publish or follow", () => {
    expect(choiceKind.isContent).toBe(false);
    expect([choiceKind.texts, choiceKind.links, choiceKind.problems]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("R29: alignments have the specification's names too", () => {
    expect(alignment("title")).toMatchObject({ aligns: "title", initial: "start" });
    expect(choiceKind.aliases?.anywhere).toMatchObject({ blockTitleAlignment: "titleAlignment" });
  });
});
