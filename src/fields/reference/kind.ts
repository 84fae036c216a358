import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import type { FieldKind } from "../field-kind.ts";
import type { ReferenceField } from "./spec.ts";

export const referenceKind: FieldKind<ReferenceField> = {
  kind: "reference",
  setBy: "field.set",
  isContent: false,
  schema: () => z.nullable(idSchema),
  initial: (_spec, own, { keys }) => (typeof own === "string" ? (keys?.get(own) ?? null) : null),
  // what is added behind an item belongs where that one does
  following: (_value, before) => before,
  blank: () => null,
  // the list may have been copied along
  copy: (_spec, value, { items }) => (value === null ? null : (items?.get(value) ?? value)),
  // which id a starting item's key became is known to nobody afterwards
  isUntouched: (_spec, value, own) => (typeof own === "string" ? value !== null : value === null),
  isFilled: (value) => value !== null,
};
