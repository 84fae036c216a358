import type { FieldValue } from "./field-spec.ts";
import type { FieldSpec, FieldSpecs } from "./kinds.ts";

type SpecOfKind<Kind extends FieldSpec["kind"]> = Extract<FieldSpec, { readonly kind: Kind }>;

/** What is stored of a field of a kind. */
type HeldValue<Kind extends FieldSpec["kind"]> = FieldValue<SpecOfKind<Kind>>;

/** The value of a field of a kind; undefined where nothing is stored. */
export function held<Kind extends FieldSpec["kind"]>(
  _kind: Kind,
  value: unknown,
): HeldValue<Kind> | undefined {
  // what is stored of a field has been checked against its spec
  return value as HeldValue<Kind> | undefined;
}

function isOfKind<Kind extends FieldSpec["kind"]>(
  spec: FieldSpec | undefined,
  kind: Kind,
): spec is SpecOfKind<Kind> {
  return spec?.kind === kind;
}

/** The spec of a field that is of a kind. @throws where there is none of that name and kind */
export function specOfKind<Kind extends FieldSpec["kind"]>(
  specs: FieldSpecs,
  name: string,
  kind: Kind,
): SpecOfKind<Kind> {
  const spec = specs[name];
  if (!isOfKind(spec, kind)) throw new Error(`There is no field ${name} of the kind ${kind}`);
  return spec;
}
