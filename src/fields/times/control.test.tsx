// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { mount, type } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { TimesControl } from "./control.tsx";
import { times } from "./spec.ts";

async function open(from: string, to: string) {
  const onChange = vi.fn();
  const spec = times({ initial: "", label: { en: "Time", ru: "Время" } });
  const value = { from, to };
  const mounted = await mount(
    <TimesControl {...{ spec, value, onChange, onPreview: vi.fn(), tools: controlTools }} />,
  );
  onTestFinished(() => mounted.unmount());
  const enter = async (end: 0 | 1, typed: string): Promise<string> => {
    const input = mounted.container.querySelectorAll("input")[end];
    if (!input) throw new Error("There is no input");
    await type(input, typed);
    await act(async () => input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    return mounted.container.querySelector("[role=alert]")?.textContent ?? "";
  };
  return { onChange, enter };
}

it("TIMES-05: a beginning and an end are kept as people type them, one step each", async () => {
  const { enter, onChange } = await open("18:30", "19:30");
  expect(await enter(0, "6 pm")).toBe("");
  expect(await enter(1, "0.15")).toBe("");
  expect(await enter(0, "")).toBe("");
  expect(onChange.mock.calls).toEqual([
    [{ from: "18:00", to: "19:30" }],
    [{ from: "18:30", to: "00:15" }],
    [{ from: "", to: "" }],
  ]);
});

it.each([
  [1, "half six", "Enter a time, like 18:30"],
  [0, "25:00", "Enter a time, like 18:30"],
  [1, "18:30", "It ends when it starts. Check both times."],
  [1, "17:00", "That’s more than 12 hours. Check both times."],
] as const)("TIMES-05: in field %i, %j is not kept and says why", async (end, typed, words) => {
  const { enter, onChange } = await open("18:30", "19:30");
  expect(await enter(end, typed)).toBe(words);
  expect(onChange).not.toHaveBeenCalled();
});

it("TIMES-05: an end needs a beginning", async () => {
  const { enter, onChange } = await open("", "");
  expect(await enter(1, "19:30")).toBe("Enter when it starts first");
  expect(onChange).not.toHaveBeenCalled();
});
