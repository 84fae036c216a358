import type { AnySpec, FieldValue } from "./field-spec.ts";
import type { FieldSpec, FieldSpecs } from "./kinds.ts";

export type Kind = FieldSpec["kind"];
export type SpecOfKind<Name extends Kind> = Extract<FieldSpec, { readonly kind: Name }>;

/** What is stored of a field, by its spec; undefined where nothing is. */
export function held<Spec extends AnySpec>(
  _spec: Spec,
  value: unknown,
): FieldValue<Spec> | undefined {
  // what is stored of a field has been checked against its spec
  return value as FieldValue<Spec> | undefined;
}

export function isOfKind<Name extends Kind>(
  spec: FieldSpec | undefined,
  kind: Name,
): spec is SpecOfKind<Name> {
  return spec?.kind === kind;
}

/** The spec of a field that is of a kind. @throws where there is none of that name and kind */
export function specOfKind<Name extends Kind>(
  specs: FieldSpecs,
  name: string,
  kind: Name,
): SpecOfKind<Name> {
  const spec = specs[name];
  if (!isOfKind(spec, kind)) throw new Error(`There is no field ${name} of the kind ${kind}`);
  return spec;
}
