// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Target } from "#/site/operations/target.ts";
import { createSignal } from "../signals/signal.ts";
import { fieldTopic } from "../document-store/topics.ts";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { elementOfTarget } from "./find-target.ts";
import { createReveal } from "./reveal.ts";

const hero: Target = { page: "home", section: "hero" };
const prices: Target = { page: "home", section: "prices" };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Which media queries match. */
const matching = (isMatch: (query: string) => boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isMatch(query) }));

beforeEach(() => matching(() => false));

function setUp() {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((call) => frames.push(call));
  const timers = createFakeTimers();
  const flash = createSignal<Target | null>(null);
  const elementOf = (target: Target) => elementOfTarget(document, target);
  const reveal = createReveal({ document, flash, elementOf }, { timers, prepare: () => false });
  const nextFrame = async () => {
    frames.splice(0).forEach((call) => call(0));
    // entering texts is loaded when it is needed
    await vi.dynamicImportSettled();
  };
  return { reveal, timers, flash, nextFrame };
}

/** Draws a section with a text; changes are heard when it resolves. */
async function draw(section: "hero" | "prices"): Promise<void> {
  const element = document.createElement("section");
  element.id = `comp-${section}`;
  element.innerHTML =
    '<p data-edit="text" tabindex="0"></p><h2 data-edit="text" tabindex="0">Words</h2>';
  document.body.append(element);
  await Promise.resolve();
}

const focused = () => document.activeElement?.closest("section")?.id;

it("shows in the next frame what is drawn by then", async () => {
  const { reveal, flash, nextFrame } = setUp();
  reveal(hero, { flash: true, focusText: true });
  await draw("hero");
  expect(flash.get()).toBeNull();
  await nextFrame();
  expect(flash.get()).toBe(hero);
  expect(focused()).toBe("comp-hero");
  // what is typed next takes the place of the title, not of the words over it
  expect(document.activeElement?.nodeName).toBe("H2");
});

it("brings what a sheet will lie below to the upper edge, even where it is in view", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const scroll = vi.fn<(options: ScrollIntoViewOptions) => void>();
  Object.assign(HTMLElement.prototype, { scrollIntoView: scroll });
  const { reveal, nextFrame } = setUp();
  await draw("hero");
  reveal(hero);
  await nextFrame();
  expect(scroll).not.toHaveBeenCalled();
  reveal(hero, { isAbove: true });
  await nextFrame();
  expect(scroll).toHaveBeenCalledWith({ behavior: "auto", block: "start" });
});

it("LIB-290: leads to the picture whose alt text is asked for, which has a box where its element has none", async () => {
  const scrolled: Element[] = [];
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    scrolled.push(this);
  };
  // below what is seen; a `<picture>` has no box
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(
    this: Element,
  ) {
    return this.nodeName === "PICTURE" ? new DOMRect() : new DOMRect(0, 2000, 100, 100);
  });
  const { reveal, nextFrame } = setUp();
  await draw("hero");
  const field = document.createElement("picture");
  field.dataset["topic"] = fieldTopic(hero, ["photo"]);
  const image = field.appendChild(document.createElement("img"));
  document.querySelector("section")?.append(field);
  reveal(hero, { path: ["photo", "alt"] });
  await nextFrame();
  expect(scrolled).toEqual([image]);
});

it("PHONE-03: goes straight to a new section on a phone, whose keyboard would end a smooth way there", async () => {
  const scroll = vi.fn<(options: ScrollIntoViewOptions) => void>();
  Object.assign(HTMLElement.prototype, { scrollIntoView: scroll });
  const { reveal, nextFrame } = setUp();
  await draw("hero");
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 900, 100, 100),
  );
  const shown = async (): Promise<unknown> => {
    reveal(hero, { focusText: true });
    await nextFrame();
    return scroll.mock.lastCall?.[0];
  };
  expect(await shown()).toEqual({ behavior: "smooth", block: "center" });
  matching((query) => query.includes("max-width"));
  expect(await shown()).toEqual({ behavior: "auto", block: "start" });
});

it("PUB-20, ITEM-05: puts the caret behind the words of the field that is asked for, or selects them, and goes into no others where it is gone", async () => {
  const { reveal, nextFrame } = setUp();
  await draw("hero");
  const field = document.createElement("p");
  field.dataset["edit"] = "text";
  field.dataset["topic"] = fieldTopic(hero, ["lead"]);
  field.tabIndex = 0;
  field.textContent = "Lead";
  document.querySelector("section")?.append(field);
  reveal(hero, { focusText: true, path: ["gone"] });
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
  reveal(hero, { focusText: true, path: ["lead"] });
  await nextFrame();
  expect(document.activeElement).toBe(field);
  expect(document.getSelection()?.isCollapsed).toBe(true);
  expect(document.getSelection()?.anchorOffset).toBe(1);
  reveal(hero, { focusText: "selected", path: ["lead"] });
  await nextFrame();
  expect(document.getSelection()?.toString()).toBe("Lead");
});

it("PICK-15: brings a section into view behind a dialog, which keeps the keys", async () => {
  const { reveal, flash, nextFrame } = setUp();
  await draw("hero");
  const dialog = document.createElement("dialog");
  dialog.open = true;
  document.body.append(dialog);
  reveal(hero, { flash: true, focusText: true });
  await nextFrame();
  expect(flash.get()).toBe(hero);
  expect(document.activeElement).toBe(document.body);
});

it("waits for what is drawn later, and leads there once", async () => {
  const { reveal, timers, flash, nextFrame } = setUp();
  reveal(hero, { flash: true });
  await nextFrame();
  timers.pass(9_999);
  await draw("prices");
  expect(flash.get()).toBeNull();
  await draw("hero");
  expect(flash.get()).toBe(hero);
  timers.pass(600);
  await draw("prices");
  expect(flash.get()).toBeNull();
});

it("gives up after 10 s", async () => {
  const { reveal, timers, flash, nextFrame } = setUp();
  reveal(hero, { flash: true });
  await nextFrame();
  timers.pass(10_000);
  await draw("hero");
  expect(flash.get()).toBeNull();
});

it("waits for nothing any more once something else is wanted", async () => {
  const { reveal, flash, nextFrame } = setUp();
  reveal(hero, { flash: true });
  await nextFrame();
  await draw("prices");
  reveal(prices, { flash: true });
  await nextFrame();
  await draw("hero");
  expect(flash.get()).toBe(prices);
});

it("leads to the field where the section has it", async () => {
  const { reveal, nextFrame } = setUp();
  const seen: string[] = [];
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    seen.push(this.tagName);
  };
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 5_000));
  reveal(hero, { path: ["title"] });
  await nextFrame();
  const title = `<h2 data-topic="${fieldTopic(hero, ["title"])}"></h2>`;
  document.body.innerHTML = `<section id="comp-hero">${title}</section>`;
  await Promise.resolve();
  expect(seen).toEqual(["H2"]);
});

it("ITEM-04: shows the place of a field that is seen, and opens what one is folded into", async () => {
  const { reveal, nextFrame } = setUp();
  const topic = fieldTopic(hero, ["words"]);
  const field = `<span data-edit="text" data-topic="${topic}" tabindex="0">Words</span>`;
  const drawn = (one: Element): boolean => one.closest("[data-gone]") === null;
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return (drawn(this) ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
  document.body.innerHTML = `<p data-gone>${field}</p><details>${field}</details><p>${field}</p>`;
  reveal(hero, { path: ["words"], focusText: true });
  await nextFrame();
  expect(document.activeElement?.parentElement).toBe(document.body.lastElementChild);
  document.body.lastElementChild?.remove();
  reveal(hero, { path: ["words"], focusText: true });
  await nextFrame();
  expect(document.querySelector("details")?.open).toBe(true);
  expect(document.activeElement?.parentElement?.tagName).toBe("DETAILS");
});
