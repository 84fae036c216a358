import { choiceKind } from "./choice/kind.ts";
import { eventKind } from "./event/kind.ts";
import type { FieldAliases, FieldKind } from "./field-kind.ts";
import type { AnySpec } from "./field-spec.ts";
import { iconKind } from "./icon/kind.ts";
import { linkKind } from "./link/kind.ts";
import { listKind } from "./list/kind.ts";
import type { ListField } from "./list/spec.ts";
import { numberKind } from "./number/kind.ts";
import { pictureKind } from "./picture/kind.ts";
import { textKind } from "./text/kind.ts";

/** Every kind of field, one line each. */
const kinds = [
  textKind,
  choiceKind,
  numberKind,
  pictureKind,
  linkKind,
  iconKind,
  eventKind,
  listKind,
] as const;

type Listed = Parameters<(typeof kinds)[number]["schema"]>[0];

/** The spec of a field, of one of the kinds. */
export type FieldSpec = Exclude<Listed, ListField> | ListSpec;
/** A list whose items have fields of these kinds. */
export type ListSpec = ListField<FieldSpecs>;
export type FieldSpecs = { readonly [name: string]: FieldSpec };

type AnyKind = FieldKind<AnySpec, unknown>;

/** All kinds' names of the specification for fields in a place (R29). */
export function aliasesOf(place: keyof FieldAliases): Readonly<Record<string, string>> {
  return Object.assign({}, ...kinds.map(({ aliases }) => aliases?.[place]));
}

const byName = new Map<string, AnyKind>(kinds.map((kind) => [kind.kind, kind]));

/** What can be done with the values of a field. @throws for a kind that isn't listed */
export function kindOf(spec: AnySpec): AnyKind {
  const kind = byName.get(spec.kind);
  if (!kind) throw new Error(`There is no kind of field ${spec.kind}`);
  return kind;
}
