import { held, isOfKind, specOfKind } from "#/fields/held-value.ts";
import type { SpecOfKind } from "#/fields/held-value.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { Link } from "#/site/link.ts";

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

/** Whether an item is a link to what isn't there. */
function leadsNowhere(
  { leads, item: specs }: SpecOfKind<"list">,
  item: StoredItem,
  resolve: (link: Link) => unknown,
): boolean {
  if (leads === undefined) return false;
  const link = held(specOfKind(specs, leads, "link"), item[leads]);
  return link !== undefined && link !== null && resolve(link) === undefined;
}

/** What visitors are shown of a field: of a list, the items that have the pictures which they need and lead somewhere. */
export function publishedValue(
  spec: FieldSpec | undefined,
  value: unknown,
  resolve: (link: Link) => unknown,
): unknown {
  if (!isOfKind(spec, "list")) return value;
  return held(spec, value)?.filter(
    (item) => isFilled(spec, item) && !leadsNowhere(spec, item, resolve),
  );
}
