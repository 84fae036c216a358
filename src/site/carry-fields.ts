import { textHash } from "#/lib/text-hash.ts";
import type { FieldSpec, FieldSpecs, ListField } from "./field.ts";
import { correspondence } from "./field-correspondence.ts";
import { storableValueSchema } from "./field-schema.ts";
import type { StoredFields, StoredItem } from "./field-values.ts";
import { isUntouched } from "./untouched.ts";

/** Ids made here come from the ids of their surroundings, so that every replay makes the same ones. */
function derivedId(...parts: (string | number)[]): string {
  return `i${textHash(parts.join("/"))}`;
}

/** An empty value: what a field holds where there is no content for it. */
function blankValue(spec: FieldSpec, place: string): unknown {
  switch (spec.kind) {
    case "text":
      return {};
    case "choice":
    case "number":
      return spec.initial;
    case "picture":
    case "link":
    case "event":
      return null;
    case "list":
      return Array.from({ length: spec.min }, (_, index) =>
        blankItem(spec, derivedId(place, index)),
      );
  }
}

function blankItem(list: ListField, id: string): StoredItem {
  return { id, ...blankFields(list.item, id) };
}

/** Fields without content. Items that a list can't do without get ids made of `place`. */
export function blankFields(specs: FieldSpecs, place: string): StoredFields {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, blankValue(spec, `${place}/${name}`)]),
  );
}

/** A list, field or level that content goes to or comes from. */
interface Side<Spec, Value> {
  readonly specs: Spec;
  readonly fields: Value;
}
type Level = Side<FieldSpecs, StoredFields>;
type List = Side<ListField, readonly StoredItem[]>;

/** Whether the target is what the section was before (and so has content of its own), a new start, or empty. */
type Base = "remembered" | "initial" | "blank";

function carryList(to: List, from: List, base: Base): StoredItem[] {
  const carried = from.fields.map((item) => {
    const known = to.fields.find((one) => one.id === item.id);
    const fields = known ?? blankItem(to.specs, item.id);
    return {
      ...carryLevel(
        { specs: to.specs.item, fields },
        { specs: from.specs.item, fields: item },
        known ? base : "blank",
      ),
      id: item.id,
    };
  });
  const others = to.fields.filter((item) => !from.fields.some((one) => one.id === item.id));
  // what `from` had no room for comes back behind; what was removed there stays away
  const overflow =
    base === "remembered" ? others.filter((item) => to.fields.indexOf(item) >= from.specs.max) : [];
  const items = [...carried, ...overflow].slice(0, to.specs.max);
  const spare = others.filter((item) => !overflow.includes(item));
  return [...items, ...spare.slice(0, Math.max(0, to.specs.min - items.length))];
}

function carryValue(
  to: Side<FieldSpec, unknown>,
  from: Side<FieldSpec, unknown>,
  base: Base,
): unknown {
  if (to.specs.kind === "list" && from.specs.kind === "list") {
    const list = { specs: to.specs, fields: to.fields as readonly StoredItem[] };
    const source = { specs: from.specs, fields: from.fields as readonly StoredItem[] };
    const isKin = list.fields.some((item) => source.fields.some((one) => one.id === item.id));
    return base !== "blank" && !isKin && isUntouched(from.specs, from.fields)
      ? to.fields
      : carryList(list, source, base);
  }
  if (base !== "blank" && isUntouched(from.specs, from.fields)) return to.fields;
  return storableValueSchema(to.specs).safeParse(from.fields).success ? from.fields : to.fields;
}

function carryLevel(to: Level, from: Level, base: Base): StoredFields {
  const next = { ...to.fields };
  for (const [name, source] of correspondence(to.specs, from.specs)) {
    const specs = to.specs[name];
    const sourceSpecs = from.specs[source];
    if (specs && sourceSpecs)
      next[name] = carryValue(
        { specs, fields: next[name] },
        { specs: sourceSpecs, fields: from.fields[source] },
        base,
      );
  }
  return next;
}

/**
 * The content of one template's fields carried into another's. `to.fields` is what the new template starts with or, if
 * `isRemembered`, had before: it keeps everything that `from` has no word about, and what the owner never touched
 * there doesn't cover it.
 */
export function carryFields(to: Level & { isRemembered: boolean }, from: Level): StoredFields {
  return carryLevel(to, from, to.isRemembered ? "remembered" : "initial");
}
