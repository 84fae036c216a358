import * as z from "zod/mini";
import type { FieldKind } from "../field-kind.ts";
import { hoursSchema } from "./hours-schema.ts";
import type { HoursField } from "./spec.ts";

export const hoursKind: FieldKind<HoursField> = {
  kind: "hours",
  setBy: "field.set",
  isContent: true,
  schema: () => z.nullable(hoursSchema),
  initial: () => null,
  blank: () => null,
  isUntouched: (_spec, value) => value === null,
  isFilled: () => true,
  problems: ({ spec, value, hasHours }) =>
    spec.isExpected && value === null && !hasHours ? [{ code: "hours-missing" }] : [],
};
