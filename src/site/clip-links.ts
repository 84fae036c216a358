import { kindOf } from "#/fields/kinds.ts";
import type { Held } from "./clip.ts";
import { walkFields } from "./field-walk.ts";
import type { Link } from "./link.ts";
import type { FieldPath } from "./operations/target.ts";

interface PlacedLinks {
  readonly links: readonly Link[];
  readonly path: FieldPath;
}

/** The fields that may hold links, in their order. */
function linkFields({ specs, fields }: Held): PlacedLinks[] {
  const found: PlacedLinks[] = [];
  walkFields(specs, fields, ({ spec, value, path }) => {
    const links = kindOf(spec).links?.(value);
    if (links) found.push({ links, path: path() });
  });
  return found;
}

/** Ids of the pages that these fields link to. */
export function pagesOf(held: readonly Held[]): Set<string> {
  const links = held.flatMap(linkFields).flatMap((field) => field.links);
  return new Set(links.flatMap((link) => (link.kind === "page" ? link.page : [])));
}

/** Where copied fields have lost the link that the original has. */
export function emptiedLinks(original: Held, copy: Held): FieldPath[] {
  const before = linkFields(original);
  return linkFields(copy)
    .filter(({ links }, place) => links.length < (before[place]?.links.length ?? 0))
    .map(({ path }) => path);
}
