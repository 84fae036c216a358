import type { ReactNode } from "react";
import type { Named } from "#/fields/field-spec.ts";
import { amountText, periodText } from "#/fields/price/price-text.ts";
import type { PriceField } from "#/fields/price/spec.ts";
import { readText } from "#/site/localized-text.ts";
import { useEnvironment } from "./environment.ts";
import { useField } from "./hooks.ts";
import { Value } from "./slots.tsx";

/** A price of the scope as the page's language writes it; nothing where there is none. */
export function Price({ of }: { readonly of: Named<PriceField> }): ReactNode {
  const { language, primary, message } = useEnvironment();
  const value = useField(of);
  const { amount, isFrom } = value;
  const isWords = amount === "";
  const written = isWords ? readText(value.words, language, primary) : amountText(value, language);
  const period = isWords ? "" : periodText(value.period, language);
  const text = isFrom && !isWords ? message("priceFrom", { price: written }) : written;
  const [before = "", after = ""] = text.split(written);
  return (
    <Value of={of.name}>
      {(added, placeholder) => (
        <span className="price" data-words={isWords ? "" : undefined} {...added}>
          {before !== "" && <small>{before.trimEnd()}&nbsp;</small>}
          {written === "" ? placeholder : written}
          {after !== "" && <small>{after}</small>}
          {period !== "" && <small>&nbsp;/&nbsp;{period}</small>}
        </span>
      )}
    </Value>
  );
}
