import type { ReactNode } from "react";
import { Checkbox } from "#/editor/ui/checkbox.tsx";
import { KeptField } from "#/editor/ui/kept-field.tsx";
import { Select } from "#/editor/ui/select.tsx";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import { readText, withText } from "#/site/localized-text.ts";
import type { FieldControlProps } from "../field-control.ts";
import { currencies } from "./currencies.data.ts";
import { periodText } from "./price-text.ts";
import { readAmount } from "./read-amount.ts";
import { pricePeriods, priceWordsLimit } from "./spec.ts";
import type { PriceField, PriceValue } from "./spec.ts";

type PriceProps = FieldControlProps<PriceField>;

/** The currencies by their names; one that isn't listed is there where it is chosen. */
function CurrencyChoice({ value, onChange }: Pick<PriceProps, "value" | "onChange">): ReactNode {
  const t = useTranslate("fields");
  const { currency } = value;
  const listed = currencies.includes(currency) ? currencies : [currency, ...currencies];
  const names = new Intl.DisplayNames(currentLanguage(), { type: "currency" });
  const options = listed.map((code) => [code, `${code} · ${names.of(code) ?? ""}`] as const);
  return (
    <label className="field">
      <span className="label">{t("price.currency")}</span>
      <Select
        value={currency}
        options={options}
        onChange={(next) => onChange({ ...value, currency: next })}
      />
    </label>
  );
}

function PeriodChoice({ value, onChange }: Pick<PriceProps, "value" | "onChange">): ReactNode {
  const t = useTranslate("fields");
  const options = pricePeriods.map(
    (one) => [one, periodText(one, currentLanguage()) || t("price.once")] as const,
  );
  return (
    <label className="field">
      <span className="label">{t("price.period")}</span>
      <Select
        value={value.period}
        options={options}
        onChange={(period) => onChange({ ...value, period })}
      />
    </label>
  );
}

/** An amount with its currency, or the words that stand in its place. */
export function PriceControl({ spec, value, onChange, tools }: PriceProps): ReactNode {
  const t = useTranslate("fields");
  const { language, primary } = tools;
  const set = (change: Partial<PriceValue>): void => onChange({ ...value, ...change });
  return (
    <section className="grid">
      <KeptField
        label={spec.label ? fieldWord(spec.label) : ""}
        stored={value.amount}
        inputMode="decimal"
        keep={(typed) => {
          const amount = readAmount(typed);
          if (amount === undefined) return t("price.amountWrong");
          set({ amount });
          return undefined;
        }}
      />
      <CurrencyChoice value={value} onChange={onChange} />
      {spec.hasPeriod && <PeriodChoice value={value} onChange={onChange} />}
      {(spec.mayBeFrom || value.isFrom) && (
        <Checkbox isChecked={value.isFrom} onChange={(isFrom) => set({ isFrom })}>
          {t("price.from")}
        </Checkbox>
      )}
      {value.amount === "" && (
        <KeptField
          label={t("price.words")}
          hint={t("price.wordsHint")}
          maxLength={priceWordsLimit}
          stored={readText(value.words, language, primary)}
          keep={(typed) => {
            set({ words: withText(value.words, { language, primary, value: typed.trim() }) });
            return undefined;
          }}
        />
      )}
    </section>
  );
}
