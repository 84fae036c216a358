import { held } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import type { Link } from "../link.ts";
import { linkFields } from "./link-lists.ts";

/** Whether one of an item's own lists has something in it. */
function hasOwnItems(specs: FieldSpecs, item: StoredItem): boolean {
  return Object.entries(specs).some(
    ([name, spec]) => spec.kind === "list" && (held(spec, item[name]) ?? []).length > 0,
  );
}

/**
 * Fields without the items of lists of links that lead somewhere, and without the links to there of items that have items
 * of their own: those stay as words.
 */
export function withoutLinks<Fields extends StoredFields>(
  specs: FieldSpecs,
  fields: Fields,
  leadsThere: (link: Link) => boolean,
): Fields {
  const lists = Object.entries(specs).flatMap(([name, spec]) => {
    if (spec.kind !== "list" || fields[name] === undefined) return [];
    const link = linkFields(spec)?.link;
    const kept = (held(spec, fields[name]) ?? []).flatMap((item) => {
      const own = withoutLinks(spec.item, item, leadsThere);
      const leads = link && held(link, own[link.name]);
      if (!link || !leads || !leadsThere(leads)) return [own];
      return hasOwnItems(spec.item, own) ? [{ ...own, [link.name]: null }] : [];
    });
    return [[name, kept] as const];
  });
  return { ...fields, ...Object.fromEntries(lists) };
}
