// @vitest-environment jsdom
import { act } from "react";
import type { ReactNode } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { LinkControlContext } from "#/editor/ui/link-control.ts";
import type { LinkControlProps } from "#/editor/ui/link-control.ts";
import { click, mount, type } from "#/editor/testing/mount.tsx";
import type { Link } from "#/site/link.ts";
import { controlTools } from "../control-fixture.ts";
import { CellsControl } from "./control.tsx";
import { cells } from "./spec.ts";
import type { CellsValue } from "./spec.ts";

const columns = [
  { id: "a", name: "One" },
  { id: "b", name: "Two" },
];

async function open(value: CellsValue, note?: number) {
  const onChange = vi.fn();
  const spec = cells({ columns: "columns", max: 5, limit: 24, ...(note && { note }) });
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

it("CELLS-08: a cell’s note is edited below its words, and goes with its last character", async () => {
  const { container, onChange } = await open({ b: { en: { text: "Dance\nwith Ida" } } }, 40);
  const [words, note] = container.querySelectorAll("input");
  if (!words || !note) throw new Error("There are no lines");
  expect([words.value, note.value, note.maxLength]).toEqual(["Dance", "with Ida", 40]);
  const leave = (input: HTMLElement) =>
    act(async () => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  await type(words, "Tango");
  await leave(words);
  expect(onChange.mock.lastCall).toEqual([{ b: { en: { text: "Tango\nwith Ida" } } }]);
  await type(note, " ");
  await leave(note);
  expect(onChange.mock.lastCall).toEqual([{ b: { en: { text: "Dance" } } }]);
});

const home: Link = { kind: "page", page: "home" };

/** Leads home when it is pressed. */
function drawLink({ label, onChange }: LinkControlProps): ReactNode {
  return (
    <button type="button" onClick={() => onChange(home)}>
      {label}
    </button>
  );
}

it("CELLS-10: the colour and the link of a cell are edited with its words, one step each", async () => {
  const onFacts = vi.fn();
  const spec = cells({
    columns: "columns",
    max: 5,
    limit: 24,
    facts: { field: "facts", legend: "kinds" },
  });
  const kinds = [{ id: "k", name: "gentle" }];
  const tools = {
    ...controlTools,
    itemsOf: (list: string) => (list === "columns" ? columns : kinds),
  };
  const beside = {
    value: { b: { kind: "gone", link: home }, c: { kind: "k" } },
    onChange: onFacts,
  };
  const mounted = await mount(
    <LinkControlContext value={drawLink}>
      <CellsControl
        {...{ spec, tools, beside, onChange: vi.fn(), onPreview: vi.fn() }}
        value={{ b: true, a: true }}
      />
    </LinkControlContext>,
  );
  onTestFinished(() => mounted.unmount());
  const [first, second] = mounted.container.querySelectorAll("[role=radiogroup].swatches");
  if (!first || !second) throw new Error("There are no colours");
  const swatches = [...second.querySelectorAll<HTMLElement>("[role=radio]")];
  expect(swatches.map(({ textContent }) => textContent)).toEqual(["None", "gentle"]);
  expect(swatches.map((one) => one.ariaChecked ?? one.getAttribute("aria-checked"))).toEqual([
    "true",
    "false",
  ]);
  const sample = swatches[1]?.querySelector<HTMLElement>(".swatch-sample");
  expect(sample?.style.getPropertyValue("--swatch")).toBe(tools.colours.tone1);
  if (swatches[1]) await click(swatches[1]);
  expect(onFacts.mock.lastCall).toEqual([{ b: { kind: "k", link: home }, c: { kind: "k" } }]);
  const link = [...mounted.container.querySelectorAll("button")].find(
    (one) => one.textContent === "Link",
  );
  if (!link) throw new Error("There is no link");
  await click(link);
  expect(onFacts.mock.lastCall).toEqual([{ ...beside.value, a: { link: home } }]);
});
