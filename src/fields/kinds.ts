import { choiceKind } from "./choice/kind.ts";
import { eventKind } from "./event/kind.ts";
import { addKinds } from "./known-kinds.ts";
import type { lateKinds } from "./late-kinds.ts";
import { linkKind } from "./link/kind.ts";
import { listKind } from "./list/kind.ts";
import type { ListField } from "./list/spec.ts";
import { numberKind } from "./number/kind.ts";
import { pictureKind } from "./picture/kind.ts";
import { textKind } from "./text/kind.ts";

export { aliasesOf, isKnownKind, kindOf } from "./known-kinds.ts";

/** The kinds of fields that are always there, one line each; late-kinds.ts lists the others. */
const kinds = [
  textKind,
  choiceKind,
  numberKind,
  pictureKind,
  linkKind,
  eventKind,
  listKind,
] as const;

addKinds(kinds);

type Listed = Parameters<((typeof kinds)[number] | (typeof lateKinds)[number])["schema"]>[0];

/** The spec of a field, of one of the kinds. */
export type FieldSpec = Exclude<Listed, ListField> | ListSpec;
/** A list whose items have fields of these kinds. */
export type ListSpec = ListField<FieldSpecs>;
export type FieldSpecs = { readonly [name: string]: FieldSpec };
