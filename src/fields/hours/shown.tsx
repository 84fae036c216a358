import type { ReactNode } from "react";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import { daysText, fullDateText, intervalTexts } from "./hours-text.ts";
import type { HoursField } from "./spec.ts";
import { runsOf } from "./week.ts";

/** The week in as few words as it takes, and the days that are open otherwise. */
export function ShownHours({ value }: ShownValueProps<HoursField>): ReactNode {
  const t = useTranslate("fields");
  const language = currentLanguage();
  if (value === null) return t("hours.ofSite");
  const times = (intervals: Parameters<typeof intervalTexts>[0]): string =>
    intervalTexts(intervals, language).join(", ") || t("hours.closed");
  const days = runsOf(value.days).map(
    (run) => `${daysText(run, language)}: ${times(run.intervals)}`,
  );
  const others = value.exceptions.map(
    ({ date, intervals }) => `${fullDateText(date, language)}: ${times(intervals)}`,
  );
  return [...days, ...others].join("; ");
}
