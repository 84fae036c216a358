// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { mount, type } from "#/editor/testing/mount.tsx";
import { header21Fields } from "#/sections/header-21/fields.ts";
import { controlTools } from "../control-fixture.ts";
import { NumberControl } from "./control.tsx";
import { number } from "./spec.ts";

it("the control of a number shows every move, and sets once when it is released", async () => {
  const spec = number({ min: 0, max: 100, initial: 50, label: { en: "Width", ru: "Ширина" } });
  const [onChange, onPreview] = [vi.fn(), vi.fn()];
  const props = { spec, value: 50, onChange, onPreview, tools: controlTools };
  const mounted = await mount(<NumberControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const slider = mounted.find<HTMLInputElement>("input[type=range]");
  expect([slider.min, slider.max, slider.ariaLabel ?? slider.getAttribute("aria-label")]).toEqual([
    "0",
    "100",
    "Width",
  ]);
  await type(slider, "60");
  await type(slider, "70");
  expect(onPreview.mock.calls).toEqual([[60], [70]]);
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => void slider.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(onChange.mock.calls).toEqual([[70]]);
});

it.each([
  [0.75, "75%"],
  [0, "0%"],
])("FIELD-356: a share of %s is shown and said as %s", async (value, words) => {
  const spec = number({
    min: 0,
    max: 1,
    step: 0.05,
    initial: 0,
    label: { en: "Fade", ru: "Тень" },
  });
  const props = { spec, value, onChange: vi.fn(), onPreview: vi.fn(), tools: controlTools };
  const mounted = await mount(<NumberControl {...props} />);
  onTestFinished(() => mounted.unmount());
  expect(mounted.find(".num").textContent).toBe(words);
  expect(mounted.find("input[type=range]").getAttribute("aria-valuetext")).toBe(words);
});

it.each([
  [0, "Minimal"],
  [0.05, "5%"],
])(
  "FIELD-490: of a header that keeps a veil at the least value, %s is shown and said as %s",
  async (value, words) => {
    const spec = header21Fields.strength;
    const props = { spec, value, onChange: vi.fn(), onPreview: vi.fn(), tools: controlTools };
    const mounted = await mount(<NumberControl {...props} />);
    onTestFinished(() => mounted.unmount());
    expect(mounted.find(".num").textContent).toBe(words);
    expect(mounted.find("input[type=range]").getAttribute("aria-valuetext")).toBe(words);
  },
);
