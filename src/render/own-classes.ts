import { lookOf } from "#/sections/looks.ts";
import { formClasses, scriptedClasses } from "./scripted-classes.ts";

const ofSections = /\.([a-z][\w-]*__[\w-]*)/g;
const known = new Map<string, readonly string[]>();

function partsIn(style: string): readonly string[] {
  const found = known.get(style) ?? [...style.matchAll(ofSections)].map(([, name = ""]) => name);
  known.set(style, found);
  return found;
}

/** The classes of parts of these templates that no script names: only their views and their styles do. */
export function ownClasses(templates: readonly string[]): ReadonlySet<string> {
  const looks = templates.map(lookOf);
  const named = looks.flatMap(({ form }) => form?.classes ?? []);
  const own = new Set(looks.flatMap(({ style }) => partsIn(style)));
  for (const name of [...scriptedClasses, ...formClasses, ...named]) own.delete(name);
  return own;
}
