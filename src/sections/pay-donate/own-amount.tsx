import type { ReactNode } from "react";
import { centDigits } from "#/lib/pay-address.ts";
import { useEnvironment, useText } from "../kit/index.ts";
import { payDonateFields } from "./fields.ts";

/** Most that is typed, in units of any currency: all its cents are whole numbers still. */
const most = 1_000_000_000;

interface OwnAmountProps {
  /** The code of the currency it is in; undefined if nobody is asked here. */
  readonly currency: string | undefined;
}

/** The sign of a currency as a language writes it: "€", "₽". */
function signOf(currency: string, language: string): string {
  const format = Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}

/** Where a visitor types an amount. A script shows it: without one the payment page asks. */
export function OwnAmount({ currency }: OwnAmountProps): ReactNode {
  const { language } = useEnvironment();
  const words = useText(payDonateFields.own).trim();
  if (currency === undefined) return null;
  const step = 10 ** -centDigits(currency);
  const sign = signOf(currency, language);
  return (
    <label className="pay-donate__own" data-own={currency} hidden>
      <input
        type="number"
        inputMode={step < 1 ? "decimal" : "numeric"}
        min={step}
        max={most}
        step={step}
        autoComplete="off"
        aria-label={`${words}, ${sign}`}
      />
      <span aria-hidden="true">{sign}</span>
    </label>
  );
}
