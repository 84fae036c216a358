import { describe, expect, it } from "vitest";
import { nestedFields } from "../nested-fields.ts";
import { priceKind } from "./kind.ts";
import { amountText, periodText } from "./price-text.ts";
import { readAmount } from "./read-amount.ts";
import { price, priceWordsLimit } from "./spec.ts";
import type { PriceValue } from "./spec.ts";

const spec = price({ initial: { en: "$12.50", ru: "490 ₽" } });
const blank = priceKind.blank(spec, "place", nestedFields);
const value = (change: Partial<PriceValue> = {}): PriceValue => ({ ...blank, ...change });
const stored = (one: unknown) => priceKind.schema(spec, nestedFields).safeParse(one).success;
const createId = () => "a";
const begun = (language: string, own?: { en: string; ru: string }) =>
  priceKind.initial(spec, own, { language, createId }, nestedFields);

describe("a price", () => {
  it.each(["", "0", "590", "12.5", "12.50", "999999999.99"])("PRICE-01: stores %j", (amount) => {
    expect(stored(value({ amount }))).toBe(true);
  });

  it.each([
    { amount: "1000000000" },
    { amount: "-1" },
    { amount: "1e3" },
    { amount: "1.234" },
    { amount: ".5" },
    { amount: "12,50" },
    { amount: "NaN" },
    { amount: "<b>" },
    { amount: 590 },
    { currency: "rub" },
    { currency: "€" },
    { currency: "" },
    { isFrom: "yes" },
    { period: "century" },
    { words: { en: { text: "x".repeat(priceWordsLimit * 10 + 1) } } },
    { words: "on request" },
    { more: 1 },
  ])("PRICE-01: stores no %j", (change) => {
    expect(stored({ ...value(), ...change })).toBe(false);
  });

  it("PRICE-01: begins as people write it, in the currency of the site's language, or in words", () => {
    expect(begun("en")).toMatchObject({ amount: "12.50", currency: "USD", words: {} });
    expect(begun("ru")).toMatchObject({ amount: "490", currency: "RUB" });
    expect(begun("ru", { en: "", ru: "по сезону" })).toMatchObject({
      amount: "",
      currency: "RUB",
      words: { ru: { text: "по сезону" } },
    });
    expect(begun("pl", { en: "", ru: "" }).currency).toBe("PLN");
    expect(begun("fr", { en: "", ru: "" }).currency).toBe("EUR");
    for (const language of ["en", "ru"])
      expect(priceKind.isUntouched(spec, begun(language), undefined, nestedFields)).toBe(true);
    const dearer = value({ amount: "13", currency: "USD" });
    expect(priceKind.isUntouched(spec, dearer, undefined, nestedFields)).toBe(false);
  });

  it("PRICE-46: begins in the site's currency, with the amount that is written in it, and stays an example there", () => {
    const inCurrency = (currency: string, own?: { en: string; ru: string }) =>
      priceKind.initial(spec, own, { language: "en", createId, currency }, nestedFields);
    expect(inCurrency("USD")).toMatchObject({ amount: "12.50", currency: "USD" });
    expect(inCurrency("EUR")).toMatchObject({ amount: "12.50", currency: "EUR" });
    expect(inCurrency("RUB")).toMatchObject({ amount: "490", currency: "RUB" });
    expect(inCurrency("GEL", { en: "on request", ru: "по запросу" })).toMatchObject({
      amount: "",
      currency: "GEL",
      words: { en: { text: "on request" } },
    });
    for (const currency of ["EUR", "RUB", "GEL"]) {
      expect(priceKind.isUntouched(spec, inCurrency(currency), undefined, nestedFields)).toBe(true);
      const own = { ...inCurrency(currency), amount: "13" };
      expect(priceKind.isUntouched(spec, own, undefined, nestedFields)).toBe(false);
    }
  });

  it("PRICE-02: what is added behind another one costs in the same currency", () => {
    const before = value({ amount: "5", currency: "GEL" });
    expect(priceKind.following?.(begun("en"), before)).toMatchObject({
      amount: "12.50",
      currency: "GEL",
    });
  });

  it("PRICE-03, PRICE-46, CHECK-03: only words that are there are translated and checked; an amount is as long as it is the one of a new section, in another currency only within an item that nobody touched", () => {
    const words = { en: { text: "on request" } };
    expect(priceKind.texts?.(value({ amount: "5" }), spec)).toEqual([]);
    expect(priceKind.texts?.(value({ words }), spec)).toEqual([
      { path: ["words"], limit: priceWordsLimit, text: words },
    ]);
    expect(priceKind.part?.(spec, "words")).toMatchObject({ kind: "text" });
    const checked = {
      spec,
      name: "price",
      initials: () => [],
      isStart: () => false,
      primary: "en",
      languages: ["en", "ru"],
      sampleKind: () => undefined,
      hasHours: false,
      brokenLink: () => undefined,
    };
    expect(priceKind.problems?.({ ...checked, value: value({ words }) })).toEqual([
      { code: "untranslated", language: "ru", path: ["words"] },
    ]);
    expect(priceKind.problems?.({ ...checked, value: value({ amount: "5", words }) })).toEqual([]);
    const initials = () => [{ en: "$5", ru: "90 ₽" }];
    const asked = (amount: string) =>
      priceKind.problems?.({ ...checked, initials, value: value({ amount, currency: "RUB" }) });
    expect(asked("90")).toEqual([{ code: "placeholder-fact", language: "en" }]);
    expect(asked("91")).toEqual([]);
    const inEuro = value({ amount: "5", currency: "EUR" });
    const among = (isStart: boolean) =>
      priceKind.problems?.({ ...checked, initials, isStart: () => isStart, value: inEuro });
    expect(among(true)).toEqual([{ code: "placeholder-fact", language: "en" }]);
    expect(among(false)).toEqual([]);
  });
});

it.each([
  ["1 480,50", "1480.50"],
  ["1,480", "1480"],
  ["$590", "590"],
  ["12.5", "12.50"],
  ["007", "7"],
  ["  ", ""],
  ["590 rubles", undefined],
  ["-5", undefined],
  ["1e9", undefined],
  ["1234567890", undefined],
  ["12-15", undefined],
])("PRICE-04: %j that is typed is the amount %j", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

it("PRICE-05: a price is written as the page's language writes it, with spaces that don't break", () => {
  const said = (amount: string, currency: string, language: string) =>
    amountText({ amount, currency }, language);
  expect(said("1480", "RUB", "ru")).toBe("1\u00a0480\u00a0₽");
  expect(said("12.50", "USD", "en")).toBe("$12.50");
  expect(said("12.00", "EUR", "de")).toBe("12\u00a0€");
  expect(said("590", "XYZ", "en")).toBe("XYZ\u00a0590");
  expect([periodText("month", "ru"), periodText("once", "ru")]).toEqual(["месяц", ""]);
});
