// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testSection } from "#/render/render-fixture.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { until } from "../../../testing/mount.tsx";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => {
  opened?.close();
  vi.unstubAllGlobals();
});

function goods({ editor }: Opened) {
  return sectionsOf(editor).find(({ id }) => id === "goods")?.fields ?? {};
}

it("ALIGN-01: the text that is typed in is aligned beside its section, and stays edited; undo takes it back", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const title = person.on("#comp-goods :is(h1, h2)[data-edit=text]");
  await person.focus(title);
  const before = goods(person)["titleAlignment"];
  await person.click(person.button("Align to the end"));
  expect(goods(person)["titleAlignment"]).toBe("end");
  expect(title.dataset["align"]).toBe("end");
  expect(person.button("Align to the end").getAttribute("aria-pressed")).toBe("true");
  expect(person.canvas.text.focus.get()?.element).toBe(title);
  await person.undo();
  expect(goods(person)["titleAlignment"]).toBe(before);
});

it("ALIGN-409: a text that its layout draws at one side alone has no alignment to choose", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await person.dispatch({
    name: "section.add",
    args: { page: "home", section: testSection("PriceList", "prices"), after: "goods" },
  });
  await until(() => person.page.querySelector("#comp-prices .price-list__price") !== null);
  const tools = () => document.querySelectorAll(".section-toolbar-alignment");
  await person.focus(person.on("#comp-prices li:first-child .price-list__name"));
  expect(tools()).toHaveLength(1);
  await person.focus(person.on("#comp-prices li:first-child .price-list__price"));
  expect(tools()).toHaveLength(0);
});

it("TEXT-14: on a phone the bar of the text that is typed in leads to the one before and to the next one; what was typed stays", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", () => query);
  const { prototype } = person.page.defaultView?.Element ?? Element;
  prototype.checkVisibility = () => true;
  const texts = [...person.page.querySelectorAll<HTMLElement>("[data-edit=text]")];
  const focused = () => person.canvas.text.focus.get()?.element;
  const [first, second] = texts;
  if (!first || !second) throw new Error("There are two texts");
  await person.focus(first);
  expect(person.button("Previous text").ariaDisabled).toBe("true");
  await person.click(person.button("Previous text"));
  expect(focused()).toBe(first);
  await person.click(person.button("Next text"));
  expect(focused()).toBe(second);
  const title = person.on("#comp-goods :is(h1, h2)[data-edit=text]");
  const place = texts.indexOf(title);
  await person.focus(title);
  await act(async () => person.canvas.text.handlers.insert(title, "Typed"));
  await person.click(person.button("Previous text"));
  expect(focused()).toBe(texts[place - 1]);
  expect(JSON.stringify(goods(person)["title"])).toContain("Typed");
  await person.click(person.button("Next text"));
  expect(focused()).toBe(title);
  await person.focus(texts.at(-1) ?? first);
  expect(person.button("Next text").ariaDisabled).toBe("true");
});

it("PEOPLE-12: whoever only writes has that bar too, without what they may not change", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", () => query);
  const { prototype } = person.page.defaultView?.Element ?? Element;
  prototype.checkVisibility = () => true;
  await act(async () => person.editor.role.set("writer"));
  const title = person.on("#comp-goods :is(h1, h2)[data-edit=text]");
  await person.focus(title);
  expect(document.querySelectorAll("[aria-label='Delete section'], .grip")).toHaveLength(0);
  expect(document.querySelectorAll(".section-toolbar-alignment")).toHaveLength(0);
  expect(person.button("Next text").ariaDisabled).toBe("false");
  await person.click(person.button("Done"));
  expect(person.canvas.text.focus.get()).toBeNull();
});

it("PEOPLE-72: whoever only writes changes the picture that a section stands on, from its bar", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await act(async () => person.editor.role.set("writer"));
  await person.click(person.on("#comp-goods"));
  expect(document.querySelectorAll("[data-section-toolbar]")).toHaveLength(0);
  await person.click(person.on("#comp-head"));
  await person.click(person.button("Background"));
  await until(() => document.querySelector(".background-popover input[type=file]") !== null);
  expect(document.querySelectorAll(".background-popover [role=radiogroup]")).toHaveLength(0);
});

it("BACK-01: what a section stands on is changed beside it, from its toolbar", async () => {
  opened = await openWholeCanvas();
  const person = opened;
  await person.click(person.on("#comp-goods"));
  await person.click(person.button("Background"));
  const popover = document.querySelector<HTMLElement>(".background-popover");
  expect(popover?.closest("[role=dialog]")).not.toBeNull();
  const dark = [...(popover?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])].find(
    ({ textContent }) => textContent === "Dark",
  );
  if (!dark) throw new Error("There are no colours to choose");
  await person.click(dark);
  expect(person.on("#comp-goods").dataset["mode"]).toBe("dark");
});
