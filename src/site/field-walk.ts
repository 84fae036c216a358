import type { FieldSpec, FieldSpecs, InitialText, ItemInitial } from "./field.ts";
import type { StoredFields, StoredItem } from "./field-values.ts";

/** A field with its value and the texts that a new section's items start with there. */
export interface FieldSpot {
  /** Names of fields and ids of items in turn, as in operations. */
  readonly path: readonly string[];
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly initials: readonly InitialText[];
}

interface Level {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
  readonly path: readonly string[];
  /** Starting items of the list that this level is an item of. */
  readonly starts: readonly ItemInitial[];
}

function* walkLevel({ specs, fields, path, starts }: Level): Generator<FieldSpot> {
  for (const [name, spec] of Object.entries(specs)) {
    const value = fields[name];
    const own = starts.flatMap((start): unknown[] => [start[name] ?? []].flat());
    const initials = spec.kind === "text" ? [spec.initial, ...(own as readonly InitialText[])] : [];
    yield { path: [...path, name], spec, value, initials };
    if (spec.kind !== "list") continue;
    const inner = [...spec.initial, ...(own as readonly ItemInitial[])];
    for (const item of value as readonly StoredItem[]) {
      yield* walkLevel({
        specs: spec.item,
        fields: item,
        path: [...path, name, item.id],
        starts: inner,
      });
    }
  }
}

/** Every field of a section or part, those of items included, in the order of the specs. */
export function walkFields(specs: FieldSpecs, fields: StoredFields): Generator<FieldSpot> {
  return walkLevel({ specs, fields, path: [], starts: [] });
}
