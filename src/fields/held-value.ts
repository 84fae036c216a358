import type { Picture } from "#/site/image.ts";
import type { Link } from "#/site/link.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { FieldSpec, FieldSpecs } from "./kinds.ts";
import type { StoredItem } from "./stored-fields.ts";

/** What is stored of a field of each kind. */
interface HeldValues {
  readonly text: LocalizedText;
  readonly list: readonly StoredItem[];
  readonly link: Link | null;
  readonly picture: Picture | null;
  readonly event: string | null;
  readonly choice: string;
  readonly number: number;
}

/** The value of a field of a kind; undefined where nothing is stored. */
export function held<Kind extends keyof HeldValues>(
  _kind: Kind,
  value: unknown,
): HeldValues[Kind] | undefined {
  // what is stored of a field has been checked against its spec
  return value as HeldValues[Kind] | undefined;
}

type SpecOfKind<Kind extends FieldSpec["kind"]> = Extract<FieldSpec, { readonly kind: Kind }>;

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
