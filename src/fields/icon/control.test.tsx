// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount, type } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { IconControl } from "./control.tsx";
import { iconLibrary } from "./icon-library.data.ts";
import { iconNames } from "./icon-names.data.ts";
import { icon } from "./spec.ts";

const spec = icon({ label: { en: "Icon of the lines", ru: "Значок строк" } });

async function open(value: string) {
  const onChange = vi.fn();
  const props = { spec, value, onChange, onPreview: () => undefined, tools: controlTools };
  const mounted = await mount(<IconControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const names = () => mounted.all("[role=radio]").map((one) => one.getAttribute("aria-label"));
  return { mounted, onChange, names };
}

it("ICON-02: icons are found by words of either language, and chosen from a grid with one Tab stop", async () => {
  const { mounted, onChange, names } = await open("");
  expect(names()).toHaveLength(iconNames.length);
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
