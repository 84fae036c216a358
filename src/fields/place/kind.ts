import * as z from "zod/mini";
import type { FieldKind } from "../field-kind.ts";
import type { PlaceField } from "./spec.ts";

function degrees(most: number) {
  return z.number().check(z.minimum(-most), z.maximum(most));
}

const schema = z.nullable(z.strictObject({ latitude: degrees(90), longitude: degrees(180) }));

export const placeKind: FieldKind<PlaceField> = {
  kind: "place",
  setBy: "field.set",
  isContent: true,
  schema: () => schema,
  initial: () => null,
  blank: () => null,
  isUntouched: (_spec, value) => value === null,
  isFilled: (value) => value !== null,
};
