import type { FieldChecks } from "#/fields/field-kind.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { walkFields } from "./field-walk.ts";
import type { Examples } from "./examples/read-examples.ts";
import { problem } from "./problem.ts";
import type { Problem, ProblemPlace } from "./problem.ts";

export interface PartChecks extends FieldChecks<ProblemPlace> {
  readonly examples: Examples;
  /** Whether a file of the site, by its id, is what its starter brought. */
  readonly isExampleFile: (file: string) => boolean;
}

/** Problems of the fields of one section or part. */
export function fieldProblems(
  part: { specs: FieldSpecs; fields: StoredFields },
  place: ProblemPlace,
  {
    primary,
    languages,
    sampleKind,
    brokenLink,
    hasHours,
    examples,
    isExampleFile,
    names,
  }: PartChecks,
): Problem[] {
  const found: Problem[] = [];
  const leading = (link: Parameters<typeof brokenLink>[0]) => brokenLink(link, place);
  walkFields(part.specs, part.fields, ({ name, spec, value, path, initials, isStart }) => {
    const checked = {
      spec,
      value,
      name,
      initials,
      isStart,
      primary,
      languages,
      sampleKind,
      brokenLink: leading,
      hasHours,
      names,
    };
    const own = kindOf(spec).problems?.(checked) ?? [];
    for (const { code, path: rest = [], ...more } of own)
      found.push(problem(code, place, { path: [...path(), ...rest], ...more }));
    const held = kindOf(spec).pictures?.(value, spec) ?? [];
    if (held.some(({ picture }) => examples.picture(picture.asset)))
      found.push(problem("placeholder-picture", place, { path: path() }));
    const links = kindOf(spec).links?.(value) ?? [];
    if (links.some((link) => link.kind === "file" && isExampleFile(link.file)))
      found.push(problem("placeholder-file", place, { path: path() }));
    const isTold = own.some(({ code }) => code === "placeholder-fact");
    if (!isTold && examples.value(place.target, path(), value))
      found.push(problem("placeholder-fact", place, { path: path(), language: primary }));
  });
  return found;
}
