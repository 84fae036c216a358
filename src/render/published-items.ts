import { held, isOfKind } from "#/fields/held-value.ts";
import type { SpecOfKind } from "#/fields/held-value.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";

/** Whether an item has the pictures that it needs, and something in each list whose items need them. */
function isFilled({ filled = [], item: specs }: SpecOfKind<"list">, item: StoredItem): boolean {
  const hasPictures = filled.every((name) => Boolean(item[name]));
  return (
    hasPictures &&
    Object.entries<FieldSpecs[string]>(specs).every(([name, spec]) => {
      if (!isOfKind(spec, "list") || !spec.filled) return true;
      return (held(spec, item[name]) ?? []).some((one) => isFilled(spec, one));
    })
  );
}

/** What visitors are shown of a field: of a list, the items that have the pictures which they need. */
export function publishedValue(spec: FieldSpec | undefined, value: unknown): unknown {
  if (!isOfKind(spec, "list")) return value;
  return held(spec, value)?.filter((item) => isFilled(spec, item));
}
