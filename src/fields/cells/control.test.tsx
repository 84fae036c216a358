// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount, type } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { CellsControl } from "./control.tsx";
import { cells } from "./spec.ts";
import type { CellsValue } from "./spec.ts";

const columns = [
  { id: "a", name: "One" },
  { id: "b", name: "Two" },
];

async function open(value: CellsValue) {
  const onChange = vi.fn();
  const spec = cells({ columns: "columns", max: 5, limit: 24 });
  const tools = { ...controlTools, itemsOf: (list: string) => (list === "columns" ? columns : []) };
  const mounted = await mount(
    <CellsControl {...{ spec, value, onChange, onPreview: vi.fn(), tools }} />,
  );
  onTestFinished(() => mounted.unmount());
  const button = (column: number, name: string): HTMLElement => {
    const group = mounted.container.querySelectorAll("section > [role=group]")[column];
    const found = [...(group?.querySelectorAll("button") ?? [])].find(
      (one) => one.textContent === name,
    );
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  return { ...mounted, onChange, button };
}

it("CELLS-05: each column says yes, no or a few words, one step each; others stay", async () => {
  const { button, onChange, find } = await open({ b: { en: { text: "26" } }, gone: true });
  await click(button(0, "Yes"));
  expect(onChange.mock.lastCall).toEqual([{ a: true, b: { en: { text: "26" } }, gone: true }]);
  await click(button(1, "No"));
  expect(onChange.mock.lastCall).toEqual([{ gone: true }]);
  const input = find<HTMLInputElement>("input");
  expect(input.value).toBe("26");
  await type(input, "30 ");
  await act(async () => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(onChange.mock.lastCall).toEqual([{ b: { en: { text: "30" } }, gone: true }]);
});
