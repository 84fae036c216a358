// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { init } from "./own-amount.ts";

const pay = "https://pay.example";
const field = () => document.querySelector<HTMLInputElement>("[data-own] input");
const links = () =>
  [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")?.replace(pay, ""));

beforeEach(() => {
  document.body.innerHTML = `
    <div><a href="${pay}/other" data-address="${pay}/other?sum={amount}">Elsewhere</a></div>
    <div>
      <label data-own="EUR" hidden><input type="number" min="0.01" max="1000000000" step="0.01"></label>
      <a href="${pay}/m" data-address="${pay}/m?sum={amount}">Monthly</a>
      <a href="${pay}/o" data-address="${pay}/o?c={cents}&in={currency}">Once</a>
    </div>`;
});

function type(value: string): void {
  const input = field();
  if (!input) throw new Error("There is no field");
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

it("DONATE-04: the field is there with a script, and its amount is in the links beside it", () => {
  init();
  expect(document.querySelector("[hidden]")).toBeNull();
  type("12.5");
  expect(links()).toEqual(["/other", "/m?sum=12.50", "/o?c=1250&in=EUR"]);
  type("40");
  expect(links()).toEqual(["/other", "/m?sum=40", "/o?c=4000&in=EUR"]);
  type("1e3");
  expect(links()[1]).toBe("/m?sum=1000");
});

it.each(["", "0", "-5", "0.001", "1000000000.01", "1e300"])(
  "DONATE-04: with “%s” the payment page asks for the amount",
  (typed) => {
    init();
    type("40");
    type(typed);
    expect(links()).toEqual(["/other", "/m", "/o"]);
  },
);

it("DONATE-04: what a browser brings back is in the links at once", () => {
  field()?.setAttribute("value", "1000000000");
  init();
  expect(links()[1]).toBe("/m?sum=1000000000");
});
