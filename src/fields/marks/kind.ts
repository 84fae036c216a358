import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import type { FieldKind } from "../field-kind.ts";
import type { MarksField } from "./spec.ts";

function areUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

export const marksKind: FieldKind<MarksField> = {
  kind: "marks",
  setBy: "field.set",
  isContent: false,
  schema: (spec) =>
    z.array(idSchema).check(z.maxLength(spec.max), z.refine(areUnique, "A mark is there twice")),
  initial: () => [],
  blank: () => [],
  // the legend may have been copied along
  copy: (_spec, value, { items }) => value.map((id) => items?.get(id) ?? id),
  isUntouched: (_spec, value) => value.length === 0,
  isFilled: (value) => value.length > 0,
};
