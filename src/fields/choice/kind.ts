import * as z from "zod/mini";
import type { FieldKind } from "../field-kind.ts";
import type { ChoiceField } from "./spec.ts";

export const choiceKind: FieldKind<ChoiceField> = {
  kind: "choice",
  aliases: {
    anywhere: {
      blockTitleAlignment: "titleAlignment",
      blockDescriptionAlignment: "descriptionAlignment",
      blockPriceAlignment: "priceAlignment",
    },
  },
  setBy: "field.set",
  isContent: false,
  schema: (spec) => z.enum(spec.options),
  initial: (spec, own) => (typeof own === "string" ? own : spec.initial),
  blank: (spec) => spec.initial,
  isUntouched: (spec, value, own) => value === (own ?? spec.initial),
  isFilled: () => true,
};
