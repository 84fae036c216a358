import type { FieldSpec, FieldSpecs } from "./kinds.ts";
import { kindOf } from "./kinds.ts";

/**
 * The spec of the field at a path: names of fields and ids of items in turn, or a field and a part of its value, as
 * ["image", "alt"]. Undefined where there is none.
 */
export function specAt(specs: FieldSpecs, path: readonly string[]): FieldSpec | undefined {
  const [name = "", inner, ...rest] = path;
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (!spec || inner === undefined) return spec;
  const { part, itemSpecs } = kindOf(spec);
  // every spec of a template is of a listed kind
  if (rest.length === 0) return part?.(spec, inner) as FieldSpec | undefined;
  const level = itemSpecs?.(spec) as FieldSpecs | undefined;
  return level && specAt(level, rest);
}
