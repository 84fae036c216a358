import type { ReactNode } from "react";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { MarksField } from "./spec.ts";

/** The marks by their names, in the order of the legend. */
export function ShownMarks({ spec, value, tools }: ShownValueProps<MarksField>): ReactNode {
  const t = useTranslate("fields");
  const names = tools
    .itemsOf(spec.legend)
    .filter(({ id }) => value.includes(id))
    .map(({ name }) => name);
  return names.length > 0 ? names.join(", ") : t("marks.without");
}
