import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { registry } from "#/sections/registry.ts";
import { fieldControls } from "./field-controls.ts";

it("SPEC-01: every field that is edited beside its section has the control of its kind's folder", () => {
  const kinds = registry.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ kind, edited }) => (edited === "popover" ? [kind] : [])),
  );
  expect(new Set(kinds).size).toBeGreaterThan(2);
  for (const kind of kinds) expect([kind, fieldControls.has(kind)]).toEqual([kind, true]);
  for (const kind of fieldControls.keys())
    expect(existsSync(`src/fields/${kind}/control.tsx`)).toBe(true);
});
