// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount, type } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { nestedFields } from "../nested-fields.ts";
import { PriceControl } from "./control.tsx";
import { priceKind } from "./kind.ts";
import { price } from "./spec.ts";
import type { PriceValue } from "./spec.ts";

async function open(
  change: Partial<PriceValue> = {},
  { hasPeriod = false, mayBeFrom = true } = {},
) {
  const spec = price({ hasPeriod, mayBeFrom });
  const value = { ...priceKind.blank(spec, "", nestedFields), currency: "EUR", ...change };
  const onChange = vi.fn();
  const props = { spec, value, onChange, onPreview: vi.fn(), tools: controlTools };
  const mounted = await mount(<PriceControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const input = (label: string): HTMLInputElement => {
    const found = mounted.all("label").find((one) => one.textContent === label);
    return mounted.find<HTMLInputElement>(`[id="${found?.getAttribute("for") ?? ""}"]`);
  };
  const leave = (one: HTMLElement) =>
    act(async () => void one.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  return { ...mounted, onChange, value, input, leave };
}

it("PRICE-06: an amount is kept when it is left, one step; what is no amount says so and is not kept", async () => {
  const { onChange, value, input, leave, container } = await open({ amount: "590" });
  const amount = input("Price");
  expect([amount.value, amount.inputMode]).toEqual(["590", "decimal"]);
  await type(amount, "a lot");
  await leave(amount);
  expect(onChange).not.toHaveBeenCalled();
  expect(container.querySelector("[role=alert]")?.textContent).toContain("Enter a number");
  await type(amount, "1 480,50");
  expect(onChange).not.toHaveBeenCalled();
  await leave(amount);
  expect(onChange.mock.calls).toEqual([[{ ...value, amount: "1480.50" }]]);
});

it("PRICE-06: currency, “from” and period are chosen; words take the place of an amount that isn’t there", async () => {
  const { onChange, value, container, find, input, leave } = await open({}, { hasPeriod: true });
  const [currency, period] = container.querySelectorAll("select");
  if (!currency || !period) throw new Error("There are no lists");
  expect(currency.selectedOptions[0]?.textContent).toBe("EUR · Euro");
  currency.value = "GBP";
  await act(async () => void currency.dispatchEvent(new Event("change", { bubbles: true })));
  expect(onChange).toHaveBeenLastCalledWith({ ...value, currency: "GBP" });
  period.value = "month";
  await act(async () => void period.dispatchEvent(new Event("change", { bubbles: true })));
  expect(onChange).toHaveBeenLastCalledWith({ ...value, period: "month" });
  await click(find("input[type=checkbox]"));
  expect(onChange).toHaveBeenLastCalledWith({ ...value, isFrom: true });
  const words = input("Text instead of a price");
  await type(words, "on request");
  await leave(words);
  expect(onChange).toHaveBeenLastCalledWith({ ...value, words: { en: { text: "on request" } } });
});

it("PRICE-76: a sum that never begins at its amount isn’t asked whether it does; one that says so can be told otherwise", async () => {
  const sum = await open({}, { mayBeFrom: false });
  expect(sum.all("input[type=checkbox]")).toHaveLength(0);
  const { find, onChange, value } = await open({ isFrom: true }, { mayBeFrom: false });
  await click(find("input[type=checkbox]"));
  expect(onChange.mock.calls).toEqual([[{ ...value, isFrom: false }]]);
});
