import * as z from "zod/mini";
import { readPrice } from "#/lib/read-price.ts";
import { storableTextSchema } from "#/site/localized-text.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { FieldKind } from "../field-kind.ts";
import { ownWords } from "../field-spec.ts";
import type { ItemInitial, OwnWords } from "../field-spec.ts";
import { textKind } from "../text/kind.ts";
import { text } from "../text/spec.ts";
import { currencyOfLanguage } from "./currency-of-language.ts";
import { pricePeriods, priceWordsLimit } from "./spec.ts";
import type { PriceField, PriceValue } from "./spec.ts";

const wordsField = text({ limit: priceWordsLimit });

const schema = z.strictObject({
  // nine figures before the point: no currency asks for more, and every program adds them without error
  amount: z.string().check(z.regex(/^(?:\d{1,9}(?:\.\d{1,2})?)?$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  isFrom: z.boolean(),
  period: z.enum(pricePeriods),
  words: storableTextSchema(priceWordsLimit),
});

function startOf(own: ItemInitial[string] | undefined, spec: PriceField): OwnWords {
  return typeof own === "object" && "en" in own ? own : spec.initial;
}

/** A price that people wrote, as it is stored. */
function written(words: string, language: LanguageCode): PriceValue {
  const found = readPrice(words);
  const isSaid = !found && words !== "";
  return {
    amount: found?.amount ?? "",
    currency: found?.currency ?? currencyOfLanguage(language),
    isFrom: false,
    period: "once",
    words: isSaid ? { [language]: { text: words } } : {},
  };
}

function isSaid({ words }: PriceValue): boolean {
  return Object.values(words).some((wording) => wording?.text);
}

/** Whether it is the same as people wrote it in one of Vitrine's languages. */
function isAs(start: OwnWords, value: PriceValue): boolean {
  return (["en", "ru"] as const).some((language) => {
    const own = written(start[language], language);
    const isSame = own.amount === value.amount && !value.isFrom && value.period === "once";
    return isSame && (own.amount === "" || own.currency === value.currency);
  });
}

export const priceKind: FieldKind<PriceField> = {
  kind: "price",
  setBy: "field.set",
  isContent: true,
  schema: () => schema,
  initial: (spec, own, { language }) => written(ownWords(startOf(own, spec), language), language),
  blank: () => written("", "en"),
  // what is added behind another one costs in the same currency
  following: (value, before) => ({ ...value, currency: before.currency }),
  copy: (_spec, value, { text: fit }) => (fit ? { ...value, words: fit(value.words) } : value),
  isUntouched: (spec, value, own) =>
    (value.amount === "" && !isSaid(value)) || (!isSaid(value) && isAs(startOf(own, spec), value)),
  isFilled: ({ amount, words }, { read }) => amount !== "" || read(words).trim() !== "",
  texts: (value) =>
    isSaid(value) ? [{ path: ["words"], limit: priceWordsLimit, text: value.words }] : [],
  words: ({ initial }) => initial,
  part: (_spec, name) => (name === "words" ? wordsField : undefined),
  problems({ value, ...checked }) {
    if (value.amount !== "") {
      const isStart = checked.initials().some((initial) => isAs(initial, value));
      return isStart ? [{ code: "placeholder-fact", language: checked.primary }] : [];
    }
    const words = { ...checked, spec: wordsField, value: value.words, initials: () => [] };
    const found = textKind.problems?.(words) ?? [];
    return found.map((one) => ({ ...one, path: ["words"] }));
  },
};
