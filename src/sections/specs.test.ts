import { describe, expect, it } from "vitest";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { registry } from "./registry.ts";

/** Every level of a template's fields. */
function levels(specs: FieldSpecs): FieldSpecs[] {
  const lists = Object.values(specs).flatMap((spec) =>
    spec.kind === "list" ? levels(spec.item) : [],
  );
  return [specs, ...lists];
}

describe.each(registry.map(({ id, fields }) => [id, levels(fields)] as const))("%s", (_id, all) => {
  it("SPEC-01: every field knows its name", () => {
    for (const specs of all)
      for (const [name, spec] of Object.entries(specs)) expect(spec.name).toBe(name);
  });

  it("SPEC-01: what is edited beside the section, and an icon, has a label, and its options names, in both languages", () => {
    for (const [name, spec] of all.flatMap((specs) => Object.entries(specs))) {
      if (spec.edited !== "popover" && spec.kind !== "icon") continue;
      const words = [spec.label];
      if (spec.kind === "choice")
        words.push(...spec.options.map((option) => spec.optionNames?.[option]));
      for (const one of words) expect([name, one?.en && one.ru]).not.toContain(undefined);
    }
  });

  it("TEXT-05 (R36): every text has a limit, so that a counter always has one to show", () => {
    for (const [name, spec] of all.flatMap((specs) => Object.entries(specs)))
      if (spec.kind === "text")
        expect([name, spec.limit > 0 && Number.isSafeInteger(spec.limit)]).toEqual([name, true]);
  });

  it("SPEC-01: what aligns a text or needs a field leads to one of its own level", () => {
    for (const specs of all) {
      for (const [name, spec] of Object.entries(specs)) {
        if (spec.aligns !== undefined)
          expect([name, specs[spec.aligns]?.kind]).toEqual([name, "text"]);
        const roles = Object.values(specs).map(({ role }) => role);
        if (spec.needs !== undefined) expect(roles).toContain(spec.needs);
      }
    }
  });
});
