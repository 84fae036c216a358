import type { AnySpecs } from "./field-spec.ts";
import type { StoredFields } from "./stored-fields.ts";
import { aliasesOf } from "./kinds.ts";

const places = ["outside", "inButton", "anywhere"] as const;

/** The field that a name of the specification stands for among these specs (R29). */
function fieldOfAlias(name: string, specs: AnySpecs): string | undefined {
  const candidates = places.map((place) => aliasesOf(place)[name]);
  return candidates.find((field) => field !== undefined && Object.hasOwn(specs, field));
}

/** Fields with the specification's other names replaced, where the field itself isn't there. */
export function withoutAliases(specs: AnySpecs, fields: StoredFields): StoredFields {
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(specs, name));
  if (unknown.length === 0) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = unknown.includes(name) ? fieldOfAlias(name, specs) : undefined;
      return [field === undefined || Object.hasOwn(fields, field) ? name : field, value];
    }),
  );
}
