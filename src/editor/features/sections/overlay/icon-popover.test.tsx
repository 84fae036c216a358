// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { testSection } from "#/render/render-fixture.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { until } from "../../../testing/mount.tsx";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

const icons = '#comp-lists [data-edit="icon"]';

/** The canvas with lists whose lines have an icon. */
async function openLists(): Promise<Opened> {
  const person = await openWholeCanvas();
  opened = person;
  const section = testSection("Feature5", "lists", "ru");
  await person.dispatch({ name: "section.add", args: { page: "home", section, after: "head" } });
  await until(() => person.page.querySelector(icons) !== null);
  return person;
}

const popover = () => document.querySelector('.canvas-pop [role="dialog"]');
const marked = () => popover()?.querySelector('[aria-checked="true"]');
const nameOf = (one: Element | null | undefined) =>
  one?.getAttribute("aria-label") ?? one?.textContent;
const tabStops = ({ page }: Opened) =>
  [...page.querySelectorAll(icons)].map((one) => one.getAttribute("tabindex"));

it("ICON-03: an icon on the page is chosen where it stands: a click opens the others, the current one is marked; the Tab key reaches one icon of a field, Enter the search, Escape leads back", async () => {
  const person = await openLists();
  const second = person.page.querySelectorAll<HTMLElement>(icons)[1];
  if (!second) throw new Error("There is one icon only");
  expect(second.getAttribute("role")).toBe("button");
  expect(second.getAttribute("aria-label")).toBe("Icon of the lines");
  await act(async () => void second.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await until(() => marked() !== null && marked() !== undefined);
  expect(nameOf(popover())).toBe("Icon of the lines");
  expect(nameOf(marked())).toBe("Original icon");
  await person.click(person.button("truck"));
  expect(nameOf(marked())).toBe("truck");
  expect(person.page.querySelectorAll(`${icons}.lucide`).length).toBeGreaterThan(1);
  await person.click(person.button("Original icon"));
  expect(person.page.querySelector(`${icons}.lucide`)).toBeNull();
  await person.undo();
  expect(person.page.querySelector(`${icons}.lucide`)).not.toBeNull();

  const [first, ...others] = tabStops(person);
  expect([first, new Set(others)]).toEqual(["0", new Set(["-1"])]);
  await person.focus(person.on(icons));
  await person.press("Enter");
  await until(() => document.activeElement?.getAttribute("role") === "searchbox");
  await person.press("Escape");
  expect(popover()).toBeNull();
  expect(person.page.activeElement).toBe(person.on(icons));
  // without the line that it stood in the next one takes its place
  const line = person.on(`${icons}`).closest("li");
  const before = person.page.querySelectorAll(icons).length;
  await person.focus(person.on("#comp-lists .ticks [data-edit=text]"));
  await person.press("Escape");
  await person.click(person.button("Remove"));
  expect(line?.isConnected).toBe(false);
  const left = tabStops(person);
  expect([left.length, left[0], new Set(left.slice(1))]).toEqual([
    before - 1,
    "0",
    new Set(["-1"]),
  ]);
});

it("ICON-03: in a linked section Enter on an icon selects the place that it stands at", async () => {
  const person = await openLists();
  const home = person.editor.store.records()["page:home"];
  if (!home) throw new Error("There is no home page");
  await act(async () => void person.editor.dispatch(linkSteps(home, "lists", "shared")));
  await until(() => person.page.querySelector(icons) !== null);
  person.editor.selection.set(null);
  await person.focus(person.on(icons));
  await person.press("Enter");
  await until(() => document.activeElement?.getAttribute("role") === "searchbox");
  expect(person.editor.selection.get()).toEqual({ page: "home", section: "lists" });
});
