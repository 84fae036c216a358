import * as z from "zod/mini";
import type { FieldKind } from "../field-kind.ts";
import type { FlagField } from "./spec.ts";

export const flagKind: FieldKind<FlagField> = {
  kind: "flag",
  setBy: "field.set",
  isContent: false,
  schema: () => z.boolean(),
  initial: (spec, own) => (typeof own === "string" ? own === "yes" : spec.initial),
  blank: (spec) => spec.initial,
  isUntouched: (spec, value, own) => value === (own === undefined ? spec.initial : own === "yes"),
  isFilled: (value) => value,
};
