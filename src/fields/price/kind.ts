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
import { examplePrice } from "./example-price.ts";
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

/** The price that something new begins with, in this currency or in that of its words. */
function begun(start: OwnWords, language: LanguageCode, currency: string | undefined): PriceValue {
  const value = written(ownWords(start, language), language);
  if (currency === undefined || value.currency === currency) return value;
  return { ...value, currency, ...(value.amount && examplePrice({ ...start }, currency)) };
}

function isSaid({ words }: PriceValue): boolean {
  return Object.values(words).some((wording) => wording?.text);
}

/** What people wrote in one of Vitrine's languages with this amount. */
function startsAs(start: OwnWords, value: PriceValue): PriceValue[] {
  if (value.isFrom || value.period !== "once") return [];
  const own = (["en", "ru"] as const).map((language) => written(start[language], language));
  return own.filter(({ amount }) => amount === value.amount);
}

/** Whether it is what people wrote, in whatever currency: the site's may be another one. */
function isAs(start: OwnWords, value: PriceValue): boolean {
  return startsAs(start, value).length > 0;
}

export const priceKind: FieldKind<PriceField> = {
  kind: "price",
  setBy: "field.set",
  isContent: true,
  schema: () => schema,
  initial: (spec, own, { language, currency }) => begun(startOf(own, spec), language, currency),
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
      const starts = checked.initials().flatMap((initial) => startsAs(initial, value));
      // the same amount in another currency is an example only in an example's company: a haircut may well cost 60
      const isExample = starts.some(({ currency }) => currency === value.currency);
      return isExample || (starts.length > 0 && checked.isStart())
        ? [{ code: "placeholder-fact", language: checked.primary }]
        : [];
    }
    const words = { ...checked, spec: wordsField, value: value.words, initials: () => [] };
    const found = textKind.problems?.(words) ?? [];
    return found.map((one) => ({ ...one, path: ["words"] }));
  },
};
