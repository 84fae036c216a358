import { expect, it } from "vitest";
import { payAddress, takesAmount } from "./pay-address.ts";

const price = (amount: string, currency = "EUR") => ({ amount, currency });
const pay = "https://pay.example";

it.each([
  [`${pay}/give?sum={amount}&to=yard`, price("700"), `${pay}/give?sum=700&to=yard`],
  [`${pay}/yard/{amount}{currency}`, price("12.50"), `${pay}/yard/12.50EUR`],
  [`${pay}/b/x?__prefilled_amount={cents}`, price("12.50"), `${pay}/b/x?__prefilled_amount=1250`],
  [`${pay}/b/x?a={cents}`, price("700", "JPY"), `${pay}/b/x?a=700`],
  [`${pay}/give?sum=%7Bamount%7D`, price("19.99"), `${pay}/give?sum=19.99`],
  [`${pay}/give`, price("700"), `${pay}/give`],
  [`${pay}/give?x={other}`, price("700"), `${pay}/give?x={other}`],
])("DONATE-02: %s takes the amount", (address, amount, paid) => {
  expect(payAddress(address, amount)).toBe(paid);
});

it.each([
  [`${pay}/give?sum={amount}&to=yard#pay`, `${pay}/give?to=yard#pay`],
  [`${pay}/yard/{amount}{currency}`, `${pay}/yard`],
  [`${pay}/give?sum={amount}`, `${pay}/give`],
  [`${pay}/give#{amount}`, `${pay}/give`],
  ["/give?sum={amount}", "/give"],
  ["mailto:yard@example.com?body={amount}", "mailto:yard@example.com"],
])("DONATE-02: without an amount %s is %s", (address, paid) => {
  expect(payAddress(address, null)).toBe(paid);
  expect(payAddress(address, price(""))).toBe(paid);
});

it.each([
  ["/give?sum={amount}", true],
  ["/%7Bcents%7D", true],
  ["/{Amount}{currency}", true],
  ["/give?sum={other}", false],
  ["/give?in={currency}", false],
  ["/give?", false],
  ["/give?to=yard&&by=card", false],
])("DONATE-04: an address takes an amount if it says where, %s: %s", (address, takes) => {
  expect(takesAmount(`${pay}${address}`)).toBe(takes);
});
