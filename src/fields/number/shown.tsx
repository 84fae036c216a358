import type { ReactNode } from "react";
import { currentLanguage } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { NumberField } from "./spec.ts";

/** The number, as the editor's language writes it. */
export function ShownNumber({ value }: ShownValueProps<NumberField>): ReactNode {
  return new Intl.NumberFormat(currentLanguage()).format(value);
}
