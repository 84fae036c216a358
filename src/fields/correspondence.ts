import type { NestedFields } from "./field-kind.ts";
import type { AnySpec, AnySpecs } from "./field-spec.ts";
import { kindOf } from "./kinds.ts";

type Entry = readonly [string, AnySpec];

/** What a field is about: its own role, or that of the text that it aligns. */
function roleIn(specs: AnySpecs, spec: AnySpec): string | undefined {
  if (spec.aligns === undefined) return spec.role;
  const aligned = specs[spec.aligns]?.role;
  return aligned && `alignment of ${aligned}`;
}

/** A picture behind the words of one layout is the one beside them in another. */
function isMainPicture({ kind, role }: AnySpec): boolean {
  return kind === "picture" && role !== undefined && role !== "portrait";
}

/** Which field gives a field of `to` its content, besides those of the same name. */
function findSource(
  to: AnySpecs,
  target: AnySpec,
  { from, candidates }: { from: AnySpecs; candidates: readonly Entry[] },
  nested: NestedFields,
): Entry | undefined {
  const role = roleIn(to, target);
  const { corresponds } = kindOf(target);
  const alike = candidates.find(([, source]) => {
    if (source.kind !== target.kind) return false;
    if (corresponds) return corresponds(target, source, nested);
    return role !== undefined && role === roleIn(from, source);
  });
  return alike ?? candidates.find(([, source]) => isMainPicture(target) && isMainPicture(source));
}

/**
 * Which field of `from` gives a field of `to` its content: first the one of the same name and kind, then one of the
 * same kind and role; lists whose items have something in common correspond in their order.
 */
export function correspondence(
  to: AnySpecs,
  from: AnySpecs,
  nested: NestedFields,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, spec] of Object.entries(to)) {
    if (from[name]?.kind === spec.kind) found.set(name, name);
  }
  const taken = new Set(found.values());
  for (const [name, target] of Object.entries(to)) {
    if (found.has(name)) continue;
    const candidates = Object.entries(from).filter(([one]) => !taken.has(one));
    const source = findSource(to, target, { from, candidates }, nested);
    if (!source) continue;
    found.set(name, source[0]);
    taken.add(source[0]);
  }
  return found;
}
