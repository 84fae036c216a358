import { describe, expect, it } from "vitest";
import { testRecords } from "../../../test/fixtures/document.ts";
import { createDice, randomStep } from "../../../test/fixtures/random-step.ts";
import { catalogue } from "./catalogue.ts";
import { describeOperation } from "./describe.ts";

describe("describeOperation", () => {
  it("says where an edit shows and how its text begins", () => {
    const args = {
      target: { page: "home", section: "hero" },
      path: ["buttons", "hero-1", "text"],
      language: "ru",
      text: `Один\nдва ${"я".repeat(70)}`,
      was: "",
    };
    expect(describeOperation({ name: "text.set", args })).toEqual({
      key: "operation.text.set",
      page: "home",
      section: "hero",
      params: { field: "text", language: "ru", text: `Один два ${"я".repeat(51)}…` },
    });
  });

  it("speaks of parts of the site and of pages", () => {
    const link = { target: { part: "navigation" }, path: ["links"], item: "n" };
    expect(describeOperation({ name: "item.remove", args: link })).toMatchObject({
      page: null,
      params: { part: "navigation", list: "links" },
    });
    expect(
      describeOperation({ name: "page.rename", args: { page: "about", path: "/us" } }),
    ).toMatchObject({ page: "about", params: { path: "/us" } });
    expect(
      describeOperation({ name: "theme.set", args: { theme: { look: "SHARP", fontSize: 69 } } }),
    ).toMatchObject({ params: { fields: "look, fontSize" } });
  });

  it("has a key for everything that can be done, and for nothing that is no operation", () => {
    for (let seed = 1; seed < 400; seed++) {
      const step = randomStep(testRecords(), createDice(seed));
      const isOperation = catalogue.get(step.name)?.args.safeParse(step.args).success;
      const { key } = describeOperation(step);
      expect(key).toBe(`operation.${isOperation ? step.name : "unknown"}`);
    }
  });

  it("leaves what it doesn't know unknown", () => {
    expect(describeOperation({ name: "text.erase", args: {} })).toEqual({
      key: "operation.unknown",
      params: { name: "text.erase" },
      page: null,
      section: null,
    });
    expect(describeOperation({ name: "text.set", args: null }).key).toBe("operation.unknown");
  });
});
