import * as z from "zod/mini";
import type { FieldKind } from "../field-kind.ts";
import { iconNames } from "./icon-names.data.ts";
import type { IconField } from "./spec.ts";

const known: ReadonlySet<string> = new Set(iconNames);

export const iconKind: FieldKind<IconField> = {
  kind: "icon",
  setBy: "field.set",
  isContent: false,
  // a name of another version of the library is kept: it is rendered as nothing, and marked
  schema: () => z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]*$/)),
  initial: (_spec, own) => (typeof own === "string" ? own : ""),
  blank: () => "",
  isUntouched: (_spec, value, own) => value === (typeof own === "string" ? own : ""),
  isFilled: (value) => value === "" || known.has(value),
  problems: ({ value }) => (value === "" || known.has(value) ? [] : [{ code: "icon-unknown" }]),
};
