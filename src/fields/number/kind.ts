import * as z from "zod/mini";
import type { FieldKind } from "../field-kind.ts";
import type { NumberField } from "./spec.ts";

export const numberKind: FieldKind<NumberField> = {
  kind: "number",
  aliases: { anywhere: { bgOverlayTransparency: "overlay" } },
  setBy: "field.set",
  isContent: false,
  schema: (spec) => z.number().check(z.gte(spec.min), z.lte(spec.max)),
  // starting items say it in digits
  initial: (spec, own) => Number(own ?? spec.initial),
  blank: (spec) => spec.initial,
  isUntouched: (spec, value, own) => value === Number(own ?? spec.initial),
  isFilled: () => true,
  variables: (value, { variable }) => (variable === undefined ? {} : { [variable]: String(value) }),
};
