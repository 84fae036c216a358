import type { ReactNode } from "react";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { TimesField } from "./spec.ts";
import { clockText } from "./times-text.ts";

/** From when until when. */
export function ShownTimes({ value }: ShownValueProps<TimesField>): ReactNode {
  const t = useTranslate("fields");
  const { from, to } = value;
  if (from === "") return t("times.none");
  return [from, to]
    .filter(Boolean)
    .map((time) => clockText(time, "language", currentLanguage()))
    .join(" – ");
}
