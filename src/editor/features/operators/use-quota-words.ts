import type { QuotaUse } from "#/api/quotas.ts";
import { useTranslate } from "../../words/i18n.ts";

/** What is used of a limit, in words: "3 of 5", or "3" where there is none. */
export type QuotaWords = (quota: QuotaUse, shown: (amount: number) => string) => string;

export function useQuotaWords(): QuotaWords {
  const t = useTranslate("operators");
  return ({ used, most }, shown) =>
    most === null ? shown(used) : t("people.usedOf", { used: shown(used), most: shown(most) });
}
