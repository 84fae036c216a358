import type { FieldRole } from "./field-spec.ts";
import type { FieldSpecs } from "./kinds.ts";

/** The name of the first field of a level that has this role and, where one is named, is of this kind. */
export function fieldOfRole(
  specs: FieldSpecs,
  role: FieldRole,
  kind?: FieldSpecs[string]["kind"],
): string | undefined {
  return Object.keys(specs).find((name) => {
    const spec = specs[name];
    return spec?.role === role && (kind === undefined || spec.kind === kind);
  });
}
