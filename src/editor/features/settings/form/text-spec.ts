import { templates } from "#/sections/definitions.ts";
import type { TextField } from "#/fields/text/spec.ts";
import { fieldSpecOfKind, readTarget } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";
import type { FieldSpot } from "./use-field-value.ts";

/** The spec of a text, which has its limit. @throws OperationRefusal where there is no such field */
export function textSpec(records: Records, { target, path }: FieldSpot): TextField {
  return fieldSpecOfKind(readTarget(records, target, { templates }).specs, path, "text");
}
