import type { ReactNode } from "react";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { ShownValueProps } from "../shown-value.ts";
import { sides } from "./spec.ts";
import type { ChoiceField } from "./spec.ts";

/** The option by its name. An alignment's options are the sides, which have the same names everywhere. */
export function ShownChoice({ spec, value }: ShownValueProps<ChoiceField>): ReactNode {
  const t = useTranslate("editing");
  const words = spec.optionNames?.[value];
  if (words) return fieldWord(words);
  const side = sides.find((one) => one === value);
  return side ? t(`text.${side}`) : value;
}
