import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { registry } from "#/sections/registry.ts";
import { navigationFields } from "#/site/navigation.ts";

/** Limits of the texts of a level and of the items of its lists, e.g. "title 120". */
function limitsOf(specs: FieldSpecs, prefix = ""): string[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    if (spec.kind === "text") return [`${prefix}${name} ${spec.limit}`];
    return spec.kind === "list" ? limitsOf(spec.item, `${prefix}${name}.`) : [];
  });
}

it("LIMIT-08 (R36): docs/rules.md lists the limit of every text of every template and of the bar", () => {
  const rules = readFileSync(new URL("../docs/rules.md", import.meta.url), "utf8");
  const levels = [
    ...registry.map(({ id, fields }) => [id, fields] as const),
    ["The navigation bar", navigationFields] as const,
  ];
  const rows = levels
    .map(([id, specs]) => [id, limitsOf(specs).join(", ")] as const)
    .filter(([, limits]) => limits !== "");
  for (const [id, limits] of rows) expect(rules).toContain(`\n| ${id} | ${limits} |`);
});
