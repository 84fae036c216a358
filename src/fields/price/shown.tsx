import type { ReactNode } from "react";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import { readText } from "#/site/localized-text.ts";
import type { ShownValueProps } from "../shown-value.ts";
import { amountText, periodText } from "./price-text.ts";
import type { PriceField } from "./spec.ts";

/** The amount with its currency and what it is for, or the words in its place. */
export function ShownPrice({ value, tools }: ShownValueProps<PriceField>): ReactNode {
  const t = useTranslate("fields");
  const language = currentLanguage();
  if (value.amount === "")
    return readText(value.words, tools.primary, tools.primary) || t("price.none");
  const amount = amountText(value, language);
  const period = periodText(value.period, language);
  const sum = value.isFrom ? t("price.startsAt", { amount }) : amount;
  return period === "" ? sum : `${sum} / ${period}`;
}
