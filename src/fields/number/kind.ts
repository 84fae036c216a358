import * as z from "zod/mini";
import type { FieldKind } from "../field-kind.ts";
import type { ItemInitial } from "../field-spec.ts";
import type { NumberField } from "./spec.ts";

/** What the starting items say of it, in digits, or its spec. */
function begun(spec: NumberField, own: ItemInitial[string] | undefined): number {
  return typeof own === "string" ? Number(own) : spec.initial;
}

export const numberKind: FieldKind<NumberField> = {
  kind: "number",
  aliases: { anywhere: { bgOverlayTransparency: "overlay" } },
  setBy: "field.set",
  isContent: false,
  schema: (spec) => z.number().check(z.gte(spec.min), z.lte(spec.max)),
  initial: begun,
  blank: (spec) => spec.initial,
  isUntouched: (spec, value, own) => value === begun(spec, own),
  isFilled: () => true,
  variables: (value, { variable }) => (variable === undefined ? {} : { [variable]: String(value) }),
};
