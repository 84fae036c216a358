import type { FieldAliases, FieldKind } from "./field-kind.ts";
import type { AnySpec } from "./field-spec.ts";

type AnyKind = FieldKind<AnySpec, unknown>;

const byName = new Map<string, AnyKind>();

/** Makes kinds of fields known. */
export function addKinds(kinds: readonly AnyKind[]): void {
  for (const kind of kinds) byName.set(kind.kind, kind);
}

export function isKnownKind({ kind }: AnySpec): boolean {
  return byName.has(kind);
}

/** What can be done with the values of a field. @throws for a kind that isn't listed, or isn't loaded */
export function kindOf(spec: AnySpec): AnyKind {
  const kind = byName.get(spec.kind);
  if (!kind) throw new Error(`There is no kind of field ${spec.kind}`);
  return kind;
}

/** All kinds' names of the specification for fields in a place (R29). */
export function aliasesOf(place: keyof FieldAliases): Readonly<Record<string, string>> {
  return Object.assign({}, ...[...byName.values()].map(({ aliases }) => aliases?.[place]));
}
