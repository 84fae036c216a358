import type { StoredFields } from "#/fields/stored-fields.ts";
import { correspondence } from "./correspondence.ts";
import type { CarryBase, CarrySide, NestedFields } from "./field-kind.ts";
import type { AnySpec, AnySpecs } from "./field-spec.ts";
import { withoutAliases } from "./field-aliases.ts";
import { kindOf } from "./kinds.ts";

function mapped<Value>(
  specs: AnySpecs,
  make: (spec: AnySpec, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, make(spec, name)]));
}

function carryValue(
  to: CarrySide<AnySpec, unknown>,
  from: CarrySide<AnySpec, unknown>,
  base: CarryBase,
): unknown {
  const kind = kindOf(to.specs);
  if (kind.carry) return kind.carry(to, from, base, nestedFields);
  const isUntouched = kind.isUntouched(from.specs, from.value, undefined, nestedFields);
  if (base !== "blank" && isUntouched) return to.value;
  const value = kind.fitted?.(from.value, to.specs) ?? from.value;
  return kind.schema(to.specs, nestedFields).safeParse(value).success ? value : to.value;
}

function carry(
  to: CarrySide<AnySpecs, StoredFields>,
  from: CarrySide<AnySpecs, StoredFields>,
  base: CarryBase,
): StoredFields {
  const next = { ...to.value };
  for (const [name, source] of correspondence(to.specs, from.specs, nestedFields)) {
    const specs = to.specs[name];
    const sourceSpecs = from.specs[source];
    if (specs && sourceSpecs)
      next[name] = carryValue(
        { specs, value: next[name] },
        { specs: sourceSpecs, value: from.value[source] },
        base,
      );
  }
  return next;
}

/** What can be done with the fields of a level, each by its own kind. */
export const nestedFields: NestedFields = {
  schemas: (specs) => mapped(specs, (spec) => kindOf(spec).schema(spec, nestedFields)),
  initial: (specs, options, own) =>
    mapped(specs, (spec, name) => kindOf(spec).initial(spec, own[name], options, nestedFields)),
  blank: (specs, place) =>
    mapped(specs, (spec, name) => kindOf(spec).blank(spec, `${place}/${name}`, nestedFields)),
  complete(specs, fields, place) {
    const known = { ...nestedFields.blank(specs, place), ...withoutAliases(specs, fields) };
    for (const [name, spec] of Object.entries(specs)) {
      const { complete } = kindOf(spec);
      if (complete) known[name] = complete(spec, known[name], place, nestedFields);
    }
    return known;
  },
  copy(specs, fields, copying) {
    const copied = structuredClone(fields);
    for (const [name, spec] of Object.entries(specs)) {
      const { copy } = kindOf(spec);
      if (copy) copied[name] = copy(spec, copied[name], copying, nestedFields);
    }
    return copied;
  },
  isUntouched: (specs, fields, own) =>
    Object.entries(specs).every(([name, spec]) =>
      kindOf(spec).isUntouched(spec, fields[name], own?.[name], nestedFields),
    ),
  carry,
  sharesContent(to, from) {
    for (const name of correspondence(to, from, nestedFields).keys()) {
      const spec = to[name];
      if (spec && kindOf(spec).isContent) return true;
    }
    return false;
  },
};
