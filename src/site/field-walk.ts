import type { ItemInitial, OwnWords } from "#/fields/field-spec.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";

/** A field with its value. What few who look at it need is worked out when it is asked for. */
export interface FieldSpot {
  readonly name: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  /** Names of fields and ids of items in turn, as in operations. */
  path(): string[];
  /** The texts that a new section's items start with there. */
  initials(): readonly OwnWords[];
  /** Whether the item that it stands in is as items of its list begin. */
  isStart(): boolean;
}

type VisitField = (spot: FieldSpot) => void;

interface Level {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
  readonly path: readonly string[];
  /** Starting items of the list that this level is an item of. */
  readonly starts: readonly ItemInitial[];
}

function isWords(start: ItemInitial[string]): start is OwnWords {
  return typeof start === "object" && "en" in start;
}

function itemsOf(start: ItemInitial[string]): readonly ItemInitial[] {
  return typeof start === "object" && !isWords(start) ? start : [];
}

/** What the starting items have in a field. */
function startsOf(starts: readonly ItemInitial[], name: string): ItemInitial[string][] {
  return starts.map((start) => start[name]).filter((start) => start !== undefined);
}

function walkLevel({ specs, fields, path, starts }: Level, visit: VisitField): void {
  for (const [name, spec] of Object.entries(specs)) {
    const value = fields[name];
    if (value === undefined) continue;
    const kind = kindOf(spec);
    visit({
      name,
      spec,
      value,
      path: () => [...path, name],
      initials: () => [
        ...(kind.words ? [kind.words(spec)] : []),
        ...startsOf(starts, name).filter(isWords),
      ],
      isStart: () => starts.some((start) => nestedFields.isUntouched(specs, fields, start)),
    });
    const levels = kind.levels?.(value, spec) ?? [];
    if (levels.length === 0) continue;
    const outer = startsOf(starts, name).flatMap(itemsOf);
    for (const level of levels)
      walkLevel(
        // every spec of a template is of a listed kind
        {
          ...level,
          specs: level.specs as FieldSpecs,
          path: [...path, name, level.id],
          starts: [...level.starts, ...outer],
        },
        visit,
      );
  }
}

/** Visits every field of a section or part, those of items included, in the order of the specs. */
export function walkFields(specs: FieldSpecs, fields: StoredFields, visit: VisitField): void {
  walkLevel({ specs, fields, path: [], starts: [] }, visit);
}
