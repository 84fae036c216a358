import type { ReactNode } from "react";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import { dayText, weekdayText } from "./date-text.ts";
import type { DateField } from "./spec.ts";

/** The day, and the times that it has. */
export function ShownDate({ value }: ShownValueProps<DateField>): ReactNode {
  const t = useTranslate("fields");
  if (value === null) return t("date.none");
  const language = currentLanguage();
  const day = dayText(value, language, "short");
  if (value.time === undefined) return day;
  return [day, weekdayText(value, language), value.zone].filter(Boolean).join(", ");
}
