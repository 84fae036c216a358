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
const grid = () => popover()?.querySelector(".icon-grid");
const chosen = () => grid()?.querySelector('[aria-checked="true"]');
const nameOf = (one: Element | null | undefined) =>
  one?.getAttribute("aria-label") ?? one?.textContent;
const drawn = ({ page }: Opened) =>
  [...page.querySelectorAll(icons)].map((one) =>
    [...one.classList].find((name) => name.startsWith("lucide-"))?.slice("lucide-".length),
  );

async function openIcon({ page }: Opened, index: number): Promise<void> {
  const icon = page.querySelectorAll(icons)[index];
  await act(async () => void icon?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await until(() => Boolean(grid()));
}

it("ICON-03: an icon on the page is chosen where it stands: a click opens the others, the current one is marked; the Tab key reaches it, Enter the search, Escape leads back", async () => {
  const person = await openLists();
  const second = person.page.querySelectorAll<HTMLElement>(icons)[1];
  if (!second) throw new Error("There is one icon only");
  expect(second.getAttribute("role")).toBe("button");
  expect(second.getAttribute("aria-label")).toBe("Icon of the line");
  expect(second.getAttribute("tabindex")).toBe("0");
  await openIcon(person, 1);
  expect(nameOf(popover())).toBe("Icon of the line");
  expect(nameOf(chosen())).toBe("Original icon");
  await person.click(person.button("truck"));
  expect(nameOf(chosen())).toBe("truck");
  expect(drawn(person).filter(Boolean)).toEqual(["truck"]);
  expect(drawn(person)[1]).toBe("truck");
  await person.click(person.button("Original icon"));
  expect(drawn(person).filter(Boolean)).toEqual([]);
  await person.undo();
  expect(drawn(person)[1]).toBe("truck");

  await person.focus(person.on(icons));
  await person.press("Enter");
  await until(() => document.activeElement?.getAttribute("role") === "searchbox");
  await person.press("Escape");
  expect(popover()).toBeNull();
  expect(person.page.activeElement).toBe(person.on(icons));
});

it("ICON-04: a line has an icon of its own, or that of all lines; one for all takes the place of theirs, and one undo gives them back", async () => {
  const person = await openLists();
  await openIcon(person, 0);
  await person.click(person.button("truck"));
  await openIcon(person, 1);
  await person.click(person.button("All"));
  expect(grid()?.getAttribute("aria-label")).toBe("Icon of the lines");
  expect(chosen()).toBeNull();
  await person.click(person.button("star"));
  expect(new Set(drawn(person))).toEqual(new Set(["star"]));
  expect(nameOf(chosen())).toBe("star");
  await person.click(person.button("Just this one"));
  expect(nameOf(chosen())).toBe("Same as the rest");
  await person.click(person.button("leaf"));
  expect(drawn(person).slice(0, 3)).toEqual(["star", "leaf", "star"]);
  await person.undo();
  expect(new Set(drawn(person))).toEqual(new Set(["star"]));
  await person.undo();
  const [first, ...others] = drawn(person);
  expect([first, new Set(others)]).toEqual(["truck", new Set([undefined])]);
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

it("VALUE-01: a value is edited where it stands: a click or Enter opens its control, Escape leads back", async () => {
  const person = (opened = await openWholeCanvas());
  const section = testSection("MenuPhotos", "food");
  await person.dispatch({ name: "section.add", args: { page: "home", section, after: "head" } });
  const prices = '#comp-food [data-edit="value"]';
  await until(() => person.page.querySelector(prices) !== null);
  const first = person.on(prices);
  expect([first.textContent, first.getAttribute("role"), first.tabIndex]).toEqual([
    "9\u00a0$",
    "button",
    0,
  ]);
  await person.click(first);
  await until(() => popover()?.querySelector("input[inputmode=decimal]") !== null);
  expect(popover()?.getAttribute("aria-label")).toBe("Price");
  await person.press("Escape");
  expect(popover()).toBeNull();
  await person.focus(first);
  await person.press("Enter");
  await until(() => document.activeElement?.getAttribute("inputmode") === "decimal");
});

it("PEOPLE-72: whoever only writes finds no button where a value stands, and one once they may edit", async () => {
  const person = (opened = await openWholeCanvas());
  const section = testSection("MenuPhotos", "food");
  await person.dispatch({ name: "section.add", args: { page: "home", section, after: "head" } });
  const prices = '#comp-food [data-edit="value"]';
  await until(() => person.page.querySelector(prices) !== null);
  const words = person.on("#comp-food").textContent;
  await act(async () => person.editor.role.set("writer"));
  expect(
    person.page.querySelectorAll('[data-edit="value"], [aria-haspopup="dialog"]'),
  ).toHaveLength(0);
  expect(person.on("#comp-food").textContent).toBe(words);
  await act(async () => person.editor.role.set("editor"));
  await person.click(person.on(prices));
  await until(() => popover()?.querySelector("input[inputmode=decimal]") !== null);
});
