import { expect, it } from "vitest";
import { startCpuTime } from "../../test/cpu-time.ts";
import { readPrice } from "./read-price.ts";

it.each([
  ["3600 ₽", "3600", "RUB"],
  ["3 600 ₽", "3600", "RUB"],
  ["2900 руб.", "2900", "RUB"],
  ["$30", "30", "USD"],
  ["30 $", "30", "USD"],
  ["1.234,5 €", "1234.50", "EUR"],
  ["1,234.56 USD", "1234.56", "USD"],
  ["12'000 CHF", "12000", "CHF"],
  ["£9.99", "9.99", "GBP"],
])("reads %s", (text, amount, currency) => {
  expect(readPrice(text)).toEqual({ amount, currency });
});

it.each([
  "",
  "free",
  "от 3600 ₽",
  "30",
  "¥500",
  "$30 €",
  "10–20 €",
  "×2",
  "1.2.3 €",
  "30 constructor",
])("finds no price in %s", (text) => {
  expect(readPrice(text)).toBeUndefined();
});

it("is quick with 64 KiB of digits and dots", () => {
  const cpuTime = startCpuTime();
  expect(readPrice("1.".repeat(32_768))).toBeUndefined();
  expect(cpuTime()).toBeLessThan(1_000);
});
