import type { ReactNode } from "react";
import { currentLanguage } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { ShownValueProps } from "../shown-value.ts";
import { numberWords } from "./number-words.ts";
import type { NumberField } from "./spec.ts";

/** The number, as the editor's language writes it. */
export function ShownNumber({ spec, value }: ShownValueProps<NumberField>): ReactNode {
  return numberWords(spec, value, { language: currentLanguage(), wordOf: fieldWord });
}
