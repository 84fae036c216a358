import { useState } from "react";
import type { ReactNode } from "react";
import { Checkbox } from "#/editor/ui/checkbox.tsx";
import { Field } from "#/editor/ui/field.tsx";
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

interface TypedProps {
  readonly label: string;
  readonly hint?: string;
  readonly stored: string;
  readonly isAmount?: boolean;
  readonly maxLength?: number;
  /** Keeps what was typed; false where that can't be. */
  readonly commit: (typed: string) => boolean;
  readonly wrong?: string;
}

/** An input that is kept when it is left, or with Enter. */
function Typed({ stored, isAmount = false, commit, wrong, ...field }: TypedProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const leave = (): void => {
    if (typed === undefined) return;
    const isKept = typed === stored || commit(typed);
    setWrong(!isKept);
    if (isKept) setTyped(undefined);
  };
  return (
    <Field
      {...field}
      autoComplete="off"
      inputMode={isAmount ? "decimal" : "text"}
      value={typed ?? stored}
      error={isWrong ? wrong : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
}

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
      <Typed
        label={spec.label ? fieldWord(spec.label) : ""}
        stored={value.amount}
        isAmount
        wrong={t("price.amountWrong")}
        commit={(typed) => {
          const amount = readAmount(typed);
          if (amount !== undefined) set({ amount });
          return amount !== undefined;
        }}
      />
      <CurrencyChoice value={value} onChange={onChange} />
      {spec.hasPeriod && <PeriodChoice value={value} onChange={onChange} />}
      <Checkbox isChecked={value.isFrom} onChange={(isFrom) => set({ isFrom })}>
        {t("price.from")}
      </Checkbox>
      {value.amount === "" && (
        <Typed
          label={t("price.words")}
          hint={t("price.wordsHint")}
          maxLength={priceWordsLimit}
          stored={readText(value.words, language, primary)}
          commit={(typed) => {
            set({ words: withText(value.words, { language, primary, value: typed.trim() }) });
            return true;
          }}
        />
      )}
    </section>
  );
}
