// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { ReferenceControl } from "./control.tsx";
import { reference } from "./spec.ts";

const rooms = [
  { id: "a", name: "Great Shed" },
  { id: "b", name: " " },
];

async function open(value: string | null) {
  const onChange = vi.fn();
  const spec = reference({
    list: "rooms",
    label: { en: "Room", ru: "Зал" },
    none: { en: "All rooms", ru: "Все залы" },
  });
  const tools = { ...controlTools, itemsOf: (list: string) => (list === "rooms" ? rooms : []) };
  const props = { spec, value, onChange, onPreview: vi.fn(), tools };
  const mounted = await mount(<ReferenceControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const choices = [...mounted.container.querySelectorAll("label")].map((label) => ({
    name: label.textContent,
    isChosen: label.querySelector("input")?.checked,
    input: label.querySelector("input"),
  }));
  return { onChange, choices };
}

it("REF-04: what it may point at is chosen by its title, or none of it", async () => {
  const { choices, onChange } = await open("a");
  expect(choices.map(({ name, isChosen }) => [name, isChosen])).toEqual([
    ["All rooms", false],
    ["Great Shed", true],
    ["No name (2)", false],
  ]);
  for (const at of [0, 2]) {
    const input = choices[at]?.input;
    if (input) await click(input);
  }
  expect(onChange.mock.calls).toEqual([[null], ["b"]]);
});

it("REF-04: what is no longer there reads as none", async () => {
  const { choices } = await open("gone");
  expect(choices.map(({ isChosen }) => isChosen)).toEqual([true, false, false]);
});
