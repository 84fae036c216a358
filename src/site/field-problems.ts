import type { FieldChecks } from "#/fields/field-kind.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { walkFields } from "./field-walk.ts";
import { problem } from "./problem.ts";
import type { Problem, ProblemPlace } from "./problem.ts";

/** Problems of the fields of one section or part. */
export function fieldProblems(
  part: { specs: FieldSpecs; fields: StoredFields },
  place: ProblemPlace,
  { primary, languages, sampleKind, brokenLink, hasHours }: FieldChecks<ProblemPlace>,
): Problem[] {
  const found: Problem[] = [];
  const leading = (link: Parameters<typeof brokenLink>[0]) => brokenLink(link, place);
  walkFields(part.specs, part.fields, ({ name, spec, value, path, initials }) => {
    const checked = {
      spec,
      value,
      name,
      initials,
      primary,
      languages,
      sampleKind,
      brokenLink: leading,
      hasHours,
    };
    for (const { code, path: rest = [], ...more } of kindOf(spec).problems?.(checked) ?? [])
      found.push(problem(code, place, { path: [...path(), ...rest], ...more }));
  });
  return found;
}
