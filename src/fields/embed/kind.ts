import * as z from "zod/mini";
import { embedOf } from "#/embeds/read-embed.ts";
import type { FieldKind } from "../field-kind.ts";
import type { EmbedField } from "./spec.ts";

const value = z
  .strictObject({
    vendor: z.string().check(z.maxLength(40)),
    id: z.string().check(z.maxLength(1600)),
  })
  .check(z.refine((one) => embedOf(one) !== undefined));
const schema = z.nullable(value);

export const embedKind: FieldKind<EmbedField> = {
  kind: "embed",
  setBy: "field.set",
  isContent: true,
  schema: () => schema,
  initial: () => null,
  blank: () => null,
  isUntouched: (_spec, stored) => stored === null,
  isFilled: (stored) => stored !== null,
  problems: ({ value: stored }) => (stored ? [] : [{ code: "embed-missing" }]),
};
