// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount, type } from "#/editor/testing/mount.tsx";
import { interfaceLanguages } from "#/editor/words/languages.ts";
import { IconControl } from "./control.tsx";
import { iconLibrary } from "./icon-library.data.ts";
import { iconNames } from "./icon-names.data.ts";
import { iconSearch, searchLanguages } from "./icon-search.data.ts";
import { icon } from "./spec.ts";

const spec = icon({ label: { en: "Icon of the lines", ru: "Значок строк" } });

async function open(value: string) {
  const onChange = vi.fn();
  const mounted = await mount(<IconControl {...{ spec, value, onChange }} />);
  onTestFinished(() => mounted.unmount());
  const nameOf = (one: Element) => one.getAttribute("aria-label") ?? one.textContent;
  const names = () => mounted.all("[role=radio]").map(nameOf);
  return { mounted, onChange, names };
}

it("ICON-02: icons are found by words of either language, and chosen from a grid with one Tab stop", async () => {
  const { mounted, onChange, names } = await open("");
  expect(names()).toHaveLength(iconNames.length + 1);
  const search = mounted.find<HTMLInputElement>("[role=searchbox]");
  await type(search, "deliv");
  expect(names()).toEqual(["package", "truck"]);
  await type(search, "доставка");
  expect(names()).toEqual(["package", "truck"]);
  expect(mounted.all("[role=radio][tabindex='0']")).toHaveLength(1);
  const [first, second] = mounted.all("[role=radio]");
  await act(async () => first?.focus());
  await act(
    async () =>
      void first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })),
  );
  expect(document.activeElement).toBe(second);
  if (second) await click(second);
  expect(onChange.mock.calls).toEqual([["truck"]]);
  await type(search, "no such thing");
  expect(names()).toEqual([]);
});

it.each([
  ["хлеб", ["croissant", "wheat"]],
  ["Brot", ["croissant", "wheat"]],
  ["panadería", ["croissant"]],
  ["boulangerie", ["croissant"]],
  ["хліб", ["croissant", "wheat"]],
  ["bebe", ["baby"]],
  ["елка", ["tree-pine"]],
  ["здоров'я", ["stethoscope"]],
])("ICON-02: %j finds %j, with or without accents", async (typed, found) => {
  const { mounted, names } = await open("");
  await type(mounted.find<HTMLInputElement>("[role=searchbox]"), typed);
  expect(names()).toEqual(found.map((name) => name.replaceAll("-", " ")));
});

it("ICON-02: every icon has words in every language of the interface", () => {
  expect([...searchLanguages].toSorted()).toEqual([...interfaceLanguages].toSorted());
  for (const words of Object.values(iconSearch)) expect(words.every(Boolean)).toBe(true);
});

it.each([
  ["truck", "truck"],
  ["", "Original icon"],
])("ICON-02: the icon that %j stands for is marked", async (value, name) => {
  const { mounted } = await open(value);
  const marked = mounted.all("[aria-checked=true]");
  expect(marked.map((one) => one.getAttribute("aria-label") ?? one.textContent)).toEqual([name]);
});

it("ICON-02: the template's own icon is one press away from a chosen one", async () => {
  const { mounted, onChange } = await open("truck");
  expect(mounted.find("[aria-checked=true]").getAttribute("aria-label")).toBe("truck");
  const own = mounted.all("button").find(({ textContent }) => textContent === "Original icon");
  if (own) await click(own);
  expect(onChange.mock.calls).toEqual([[""]]);
});

it("ICON-01: the library draws every icon that can be chosen", () => {
  expect(Object.keys(iconLibrary)).toEqual([...iconNames]);
});
