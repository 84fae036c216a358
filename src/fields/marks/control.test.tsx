// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { MarksControl } from "./control.tsx";
import { marks } from "./spec.ts";

const legend = [
  { id: "v", name: "vegetarian" },
  { id: "h", name: "hot" },
  { id: "n", name: "with nuts" },
];

async function open(value: string[], items = legend) {
  const onChange = vi.fn();
  const spec = marks({ legend: "legend", max: 2, label: { en: "Marks", ru: "Отметки" } });
  const tools = { ...controlTools, itemsOf: (list: string) => (list === "legend" ? items : []) };
  const props = { spec, value, onChange, onPreview: vi.fn(), tools };
  const mounted = await mount(<MarksControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const box = (name: string): HTMLInputElement => {
    const label = [...mounted.container.querySelectorAll("label")].find(
      (one) => one.textContent === name,
    );
    const found = label?.querySelector("input");
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  return { ...mounted, onChange, box };
}

it("LEGEND-03: the marks of the legend are chosen by name, in its order, as many as an item may have", async () => {
  const first = await open(["h", "gone"]);
  expect([first.box("hot").checked, first.box("vegetarian").checked]).toEqual([true, false]);
  await click(first.box("vegetarian"));
  await click(first.box("hot"));
  expect(first.onChange.mock.calls).toEqual([[["v", "h"]], [[]]]);
  const full = await open(["v", "h"]);
  expect([full.box("with nuts").disabled, full.box("hot").disabled]).toEqual([true, false]);
  const none = await open([], []);
  expect(none.container.textContent).toContain("no marks in the legend yet");
});
