import type { FieldSpec, FieldSpecs, InitialText, ItemInitial } from "./field.ts";
import type { StoredFields, StoredItem } from "./field-values.ts";

/** A field with its value. What few who look at it need is worked out when it is asked for. */
export interface FieldSpot {
  readonly name: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  /** Names of fields and ids of items in turn, as in operations. */
  path(): string[];
  /** The texts that a new section's items start with there. */
  initials(): readonly InitialText[];
}

type VisitField = (spot: FieldSpot) => void;

interface Level {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
  readonly path: readonly string[];
  /** Starting items of the list that this level is an item of. */
  readonly starts: readonly ItemInitial[];
}

/** What the starting items have in a field. */
function startsOf(starts: readonly ItemInitial[], name: string): unknown[] {
  return starts.flatMap((start): unknown[] => [start[name] ?? []].flat());
}

function walkLevel({ specs, fields, path, starts }: Level, visit: VisitField): void {
  for (const [name, spec] of Object.entries(specs)) {
    const value = fields[name];
    visit({
      name,
      spec,
      value,
      path: () => [...path, name],
      initials: () =>
        spec.kind === "text"
          ? [spec.initial, ...(startsOf(starts, name) as readonly InitialText[])]
          : [],
    });
    if (spec.kind !== "list") continue;
    const inner = [...spec.initial, ...(startsOf(starts, name) as readonly ItemInitial[])];
    for (const item of value as readonly StoredItem[]) {
      walkLevel(
        { specs: spec.item, fields: item, path: [...path, name, item.id], starts: inner },
        visit,
      );
    }
  }
}

/** Visits every field of a section or part, those of items included, in the order of the specs. */
export function walkFields(specs: FieldSpecs, fields: StoredFields, visit: VisitField): void {
  walkLevel({ specs, fields, path: [], starts: [] }, visit);
}
