import type { ItemInitial } from "#/fields/field-spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { StepSource } from "../page-tree/step-source.ts";
import { currencyInUse } from "./site-currency.ts";
import { startingFields } from "./spoken-fields.ts";

/** What a new section or item of a site begins with, in its languages and its currency; `own` as `newFields` has it. */
export function newContent(
  specs: FieldSpecs,
  { records, templates, createId }: StepSource,
  own?: ItemInitial,
): StoredFields {
  const { languages = [] } = records.site ?? {};
  const currency = currencyInUse(records, templates);
  return startingFields(specs, { languages, createId, currency }, own);
}
