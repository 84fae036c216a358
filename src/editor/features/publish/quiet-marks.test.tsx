// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import type { Box, Tracked, View } from "../../canvas/tracker.ts";
import type { Call } from "../../api/request.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Problem } from "#/site/problem.ts";
import { templates } from "#/sections/definitions.ts";
import { findSpec } from "#/site/operations/target.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Editor } from "../../session/editor.ts";
import { createSignal } from "../../signals/signal.ts";
import { createFakeTimers } from "../../testing/fake-timers.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { stillCanvas } from "../../testing/still-canvas.ts";
import { MarksStatus } from "./marks-status.tsx";
import { marksState } from "./marks-state.ts";
import { findMarked, placeMark } from "./mark-place.ts";
import { fieldFinder, isSectionInView, marksOf } from "./marks.ts";
import { PublishButton } from "./publish-button.tsx";
import { mayMend } from "./may-mend.ts";
import { publishEditing } from "./publish-editing.ts";
import { QuietMarks } from "./quiet-marks.tsx";
import { watchProblems } from "./watch-problems.ts";

const head = { page: "home", section: "head" };
const isPending = createSignal(false);
const focus = createSignal<{ element: HTMLElement } | null>(null);
const reveal = vi.fn<CanvasControl["reveal"]>();
const timers = createFakeTimers();
let editor: Editor;
let mounted: Mounted | undefined;
let idle: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  isPending.set(false);
  focus.set(null);
  reveal.mockClear();
  idle = [];
  vi.stubGlobal("requestIdleCallback", (call: () => void) => idle.push(call));
  vi.stubGlobal("cancelIdleCallback", () => (idle = []));
  const weight = { page: 14_000, pictures: 1_200_000, budget: 1_000_000, isComplete: true };
  const noCall = (async (path: string) => (path.includes("/weight") ? weight : {})) as Call;
  editor = { ...createSampleEditor(noCall), timers };
  const text = { isPending, flush: () => undefined };
  editor.canvas.set(stillCanvas({ text, reveal }));
});
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function write(text: string): void {
  const section = editor.store.records()["page:home"]?.sections.find(({ id }) => id === "head");
  const title = section?.fields["title"] as LocalizedText | undefined;
  const was = title?.["ru"]?.text ?? "";
  editor.dispatch({
    name: "text.set",
    args: { target: head, path: ["title"], language: "ru", text, was },
  });
}
const runIdle = () => idle.splice(0).forEach((call) => call());
const codes = () =>
  marksState(editor)
    .problems.get()
    ?.map(({ code }) => code);

it("MARK-01: the page is looked at late: when it is quiet, nothing is typed, and the browser is idle", () => {
  const end = watchProblems(editor, []);
  expect(codes()).toBeUndefined();
  runIdle();
  expect(codes()).toContain("page-title-missing");
  expect(codes()).not.toContain("text-over-limit");

  write("я".repeat(121));
  timers.pass(799);
  expect(idle).toHaveLength(0);
  timers.pass(1);
  isPending.set(true);
  runIdle();
  expect(codes()).not.toContain("text-over-limit");
  isPending.set(false);
  timers.pass(800);
  runIdle();
  expect(codes()).toContain("text-over-limit");

  end();
  write("Свет");
  timers.pass(800);
  expect(idle).toHaveLength(0);
});

it("MARK-171: whoever only writes has the marks of what they may mend, words and pictures of pages, and no button to publish", async () => {
  const look = (): readonly Problem[] => {
    timers.pass(800);
    runIdle();
    return marksState(editor).problems.get() ?? [];
  };
  const end = watchProblems(editor, []);
  write("я".repeat(121));
  expect(look().map(({ code }) => code)).toEqual(
    expect.arrayContaining(["page-title-missing", "link-missing", "text-over-limit"]),
  );
  editor.role.set("writer");
  const found = look();
  const kinds = found.map(({ target, path }) => {
    const spec = target && findSpec(editor.store.records(), target, path, templates);
    return spec?.kind;
  });
  expect(new Set(kinds)).toEqual(new Set(["text", "picture"]));
  expect(found.map(({ code }) => code)).toContain("text-over-limit");
  expect(found.filter(({ code }) => code.startsWith("link-"))).toEqual([]);
  const records = editor.store.records();
  expect(mayMend("writer", records, alt)).toBe(true);
  const setting: Problem = { ...long, target: { part: "meta", page: "home" } };
  expect(
    [setting, { ...long, path: ["strength"] }].map((one) => mayMend("writer", records, one)),
  ).toEqual([false, false]);
  end();
  mounted = await mount(
    <>
      <MarksStatus />
      <PublishButton />
    </>,
    editor,
  );
  await until(() => document.querySelector(".marks-status") !== null);
  expect(mounted.all("button")).toEqual([mounted.find(".marks-status")]);
  await act(async () => editor.role.set("editor"));
  expect(mounted.all("button")).toHaveLength(2);
});

it("MARK-171: to a guest of a link no weight is told", async () => {
  editor = { ...editor, site: { ...editor.site, isGuest: true } };
  mounted = await mount(<MarksStatus />, editor);
  await act(async () => runIdle());
  await until(() => document.querySelector(".marks-status") !== null);
  expect(mounted.find(".marks-status").textContent).not.toContain("MB");
});

it("PAGE-87: a link to a page that is unpublished is marked on the canvas", () => {
  const section = editor.store.records()["page:home"]?.sections.find(({ id }) => id === "head");
  const buttons = section?.fields["buttons"] as { id: string }[] | undefined;
  const path = ["buttons", buttons?.[0]?.id ?? "", "link"];
  const value = { kind: "page", page: "gallery" };
  editor.dispatch({ name: "link.set", args: { target: head, path, value } });
  const look = (off: readonly string[]) => {
    const end = watchProblems(editor, off);
    runIdle();
    end();
    return codes();
  };
  expect(look([])).not.toContain("link-page-unseen");
  expect(look(["gallery"])).toContain("link-page-unseen");
});

/** A page on which the title and a picture are drawn. */
function drawPage(): void {
  const title = `<h1 data-edit="text" data-topic="${fieldTopic(head, ["title"])}">Свет</h1>`;
  const picture = `<div data-topic="${fieldTopic(head, ["background"])}"></div>`;
  document.body.innerHTML = `<main><section>${title}${picture}</section></main>`;
}
const tracker = {
  track: ({ place: put }: { place: (box: null, view: object) => void }) => {
    put(null, {});
    return () => undefined;
  },
  touch: () => undefined,
};
const drawnCanvas = { document, text: { isPending, focus }, tracker } as unknown as CanvasControl;
const long: Problem = {
  ...head,
  target: head,
  severity: "warning",
  code: "word-long",
  path: ["title"],
  language: "ru",
};
const alt: Problem = { ...long, code: "alt-missing", path: ["background", "alt"] };

it("MARK-02: a mark stands for all problems of a field, in the language that is shown, a picture's alt text on the picture", () => {
  drawPage();
  const gone: Problem = { ...long, path: ["gone"] };
  const german: Problem = { ...long, language: "de" };
  const both: Problem = { ...long, code: "text-over-limit", severity: "error" };
  expect(marksOf(document, [long, both, german, alt, gone], "ru")).toEqual([
    { topic: fieldTopic(head, ["title"]), problems: [long, both] },
    { topic: fieldTopic(head, ["background"]), problems: [alt] },
  ]);
  expect(marksOf(document, [long], "en")).toEqual([]);
});

it("MARK-05: the examples of a section have one mark, at the first made-up fact, which is told and led to first", async () => {
  const spot = (name: string): string =>
    `<p data-edit="text" data-topic="${fieldTopic(head, [name])}">${name}</p>`;
  document.body.innerHTML = `<main><section>${spot("title")}${spot("body")}${spot("price")}</section></main>`;
  const words: Problem = { ...long, code: "placeholder-text" };
  const more: Problem = { ...words, path: ["body"] };
  const fact: Problem = { ...words, code: "placeholder-fact", path: ["price"] };
  const at = (name: string) => fieldTopic(head, [name]);
  expect(marksOf(document, [words, more, fact], "ru")).toEqual([
    { topic: at("price"), problems: [words, more, fact] },
  ]);
  expect(marksOf(document, [words, more, { ...long, path: ["body"] }], "ru")).toEqual([
    { topic: at("title"), problems: [words, more] },
    { topic: at("body"), problems: [{ ...long, path: ["body"] }] },
  ]);
  mounted = await mount(<QuietMarks canvas={drawnCanvas} problems={[words, more, fact]} />, editor);
  expect(mounted.find(".quiet-mark > button").ariaLabel).toMatch(
    /^Example price, number or address left\. 2 placeholder texts left\. /,
  );
  await click(mounted.find(".quiet-mark > button"));
  expect(reveal).toHaveBeenCalledExactlyOnceWith(
    head,
    expect.objectContaining({ path: ["price"] }),
  );
});

it("MARK-02: marks are buttons that say what and which field they are about, and lead there; none is seen while something is typed", async () => {
  drawPage();
  mounted = await mount(<QuietMarks canvas={drawnCanvas} problems={[long, alt]} />, editor);
  const buttons = mounted.all(".quiet-mark > button");
  expect(buttons.map((one) => one.ariaLabel)).toEqual([
    expect.stringContaining("that phones may break anywhere"),
    expect.stringMatching(/^Picture without alt text\. .*› Alt text$/),
  ]);
  expect(buttons[0]?.ariaLabel).toMatch(/› Title: Свет$/);
  await click(buttons[0] ?? document.body);
  expect(reveal).toHaveBeenCalledExactlyOnceWith(
    head,
    expect.objectContaining({ path: ["title"] }),
  );
  const marks = mounted.find(".quiet-marks");
  await act(async () => isPending.set(true));
  // once the letter is painted
  await until(() => marks.hasAttribute("data-typing"));
});

it("MARK-02: a text that somebody else is writing in has no mark until they have left it", async () => {
  drawPage();
  mounted = await mount(<QuietMarks canvas={drawnCanvas} problems={[long, alt]} />, editor);
  const text = fieldTopic(head, ["title"]);
  const place = { page: "home", section: "head", text, language: "ru", device: "desktop" } as const;
  const person = {
    tab: "other",
    person: "bea",
    name: "Bea",
    kind: "member",
    role: "editor",
  } as const;
  const marks = () => mounted?.all(".quiet-mark > button").length;
  expect(marks()).toBe(2);
  await act(async () => editor.others.set([{ ...person, place, movedAt: 0, isOwn: false }]));
  expect(marks()).toBe(1);
  await act(async () => editor.others.set([]));
  expect(marks()).toBe(2);
});

it("MARK-349: a text in which something was typed has no mark before the page is looked at again; one that is come to keeps it", async () => {
  drawPage();
  const show = () => <QuietMarks canvas={drawnCanvas} problems={[long, alt]} />;
  mounted = await mount(show(), editor);
  const marks = () => mounted?.all(".quiet-mark > button").length;
  const element = document.querySelector<HTMLElement>("[data-edit=text]");
  if (!element) throw new Error("There is no text");
  await act(async () => focus.set({ element }));
  expect(marks()).toBe(2);
  await act(async () => isPending.set(true));
  await act(async () => isPending.set(false));
  await act(async () => focus.set(null));
  expect(marks()).toBe(1);
  mounted.unmount();
  mounted = await mount(show(), editor);
  expect(marks()).toBe(2);
});

it("MARK-02: what is scrolled under the bar has no mark over it, what stands in the bar keeps its own", async () => {
  drawPage();
  const inBar = fieldTopic({ part: "navigation" }, ["logo"]);
  const image = `<header class="nav"><img data-topic="${inBar}" alt=""></header>`;
  document.body.insertAdjacentHTML("afterbegin", image);
  const nav = document.querySelector(".nav") ?? document.body;
  nav.getBoundingClientRect = () => new DOMRect(0, 0, 800, 80);
  const drawn = [new DOMRect()] as unknown as DOMRectList;
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue(drawn);
  type Place = (box: Box | null, view: View) => void;
  const placed = new Map<Element | null | undefined, Place>();
  const tracker = {
    track: (one: Tracked) => {
      placed.set(one.find(), one.place);
      one.place(null, { width: 800, height: 600, zoom: 0.5 });
      return () => undefined;
    },
    touch: () => undefined,
  };
  const canvas = { document, text: { isPending, focus }, tracker } as unknown as CanvasControl;
  const logo: Problem = { ...alt, target: { part: "navigation" }, path: ["logo", "alt"] };
  mounted = await mount(<QuietMarks canvas={canvas} problems={[alt, logo]} />, editor);
  const isSeen = (topic: string, bottom: number): boolean => {
    const element = document.querySelector(`[data-topic="${CSS.escape(topic)}"]`);
    const view = { width: 800, height: 600, zoom: 0.5 };
    placed.get(element)?.({ left: 0, top: bottom - 200, width: 100, height: 200 }, view);
    const mark = mounted?.all(".quiet-mark")[topic === inBar ? 1 : 0];
    return mark?.style.visibility === "";
  };
  const background = fieldTopic(head, ["background"]);
  expect([isSeen(background, 71), isSeen(background, 60)]).toEqual([true, false]);
  expect(isSeen(background, 71)).toBe(true);
  expect(isSeen(inBar, 30)).toBe(true);
});

it("MARK-02: what is scrolled out of a row of cards has no mark at the window’s edge", () => {
  document.body.innerHTML = `<div style="overflow-x: auto"><img alt=""></div>`;
  const [row, image] = [document.querySelector("div"), document.querySelector("img")];
  if (!row || !image) throw new Error("Both are drawn");
  row.getBoundingClientRect = () => new DOMRect(20, 0, 200, 100);
  const canvas = { document } as unknown as CanvasControl;
  const place = placeMark(
    canvas,
    () => image,
    () => 0,
  );
  const view = { width: 390, height: 600, zoom: 1 };
  const isSeenAt = (left: number): boolean =>
    place({ left, top: 50, width: 100, height: 80 }, view, row) !== undefined;
  expect([-100, -40, 20, 150, 180, 400].map(isSeenAt)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

/** Where a mark of what is drawn at a box of the page stands, once from a page whose bar has ended at an edge. */
function markedAt(element: HTMLElement, box: DOMRect, edge = 0) {
  element.getBoundingClientRect = () => box;
  const canvas = { document } as unknown as CanvasControl;
  const place = placeMark(
    canvas,
    () => element,
    () => edge,
  );
  const { left, top, width, height } = box;
  const node = document.createElement("div");
  Object.defineProperties(node, { offsetWidth: { value: 24 }, offsetHeight: { value: 24 } });
  const view = { width: 390, height: 600, zoom: 1 };
  return { spot: place({ left, top, width, height }, view, node), node };
}

it("MARK-02: a mark about where a button leads stands on its corner, over no letter of it", () => {
  document.body.innerHTML = `<main><section id="comp-head"><a data-edit="link">Book</a></section></main>`;
  const link = document.querySelector<HTMLElement>("a") ?? document.body;
  const words = [new DOMRect(46, 110, 70, 20)] as unknown as DOMRectList;
  Object.assign(Range.prototype, { getClientRects: () => words });
  const { spot, node } = markedAt(link, new DOMRect(20, 100, 120, 40));
  expect(spot).toEqual({ left: 128, top: 128 });
  expect(node.style.getPropertyValue("--reach")).toBe("-10px -10px -10px -10px");
});

it("MARK-02: a mark of a price in a pill stands behind the pill, whose end is seen", () => {
  document.body.innerHTML = `<main><section id="comp-head"><b data-edit="text" style="background-color: rgb(47, 102, 86)">from €3.20</b></section></main>`;
  const price = document.querySelector<HTMLElement>("b") ?? document.body;
  const words = [new DOMRect(38, 109, 120, 28)] as unknown as DOMRectList;
  Object.assign(Range.prototype, { getClientRects: () => words });
  const pill = new DOMRect(20, 100, 160, 46);
  expect(markedAt(price, pill).spot).toEqual({ left: 186, top: 111 });
  price.style.backgroundColor = "rgba(0, 0, 0, 0)";
  expect(markedAt(price, pill).spot).toEqual({ left: 164, top: 111 });
});

it("MARK-350: a mark covers no button beside its words; where all is full it stands at the page’s side", () => {
  document.body.innerHTML = `<main><section id="comp-head"><p data-edit="text">Not sure?</p><a data-edit="link">Ask us</a></section></main>`;
  const [text, link] = [...document.querySelectorAll<HTMLElement>("p, a")];
  const section = document.querySelector("section");
  if (!text || !link || !section) throw new Error("All are drawn");
  section.getBoundingClientRect = () => new DOMRect(0, 0, 390, 300);
  const words = [new DOMRect(100, 100, 120, 24)] as unknown as DOMRectList;
  Object.assign(Range.prototype, { getClientRects: () => words });
  const box = new DOMRect(100, 100, 120, 24);
  link.getBoundingClientRect = () => new DOMRect(226, 92, 60, 40);
  const overlaps = ({ left = 0, top = 0 }: { left?: number; top?: number } = {}): boolean => {
    const { x, y, right, bottom } = link.getBoundingClientRect();
    return left < right && left + 24 > x && top < bottom && top + 24 > y;
  };
  const { spot } = markedAt(text, box);
  expect(spot).toBeDefined();
  expect(overlaps(spot)).toBe(false);
  // what is pressed all around leaves the side of the page
  link.getBoundingClientRect = () => new DOMRect(50, 50, 290, 124);
  expect(markedAt(text, box).spot).toEqual({ left: 362, top: 100 });
});

it("MARK-02: behind words as long as the page a mark would touch them: it stands over their end, within the page", () => {
  document.body.innerHTML = `<main><section id="comp-head"><p data-edit="text">never cools.</p></section></main>`;
  const text = document.querySelector<HTMLElement>("p") ?? document.body;
  const words = [new DOMRect(20, 100, 340, 24)] as unknown as DOMRectList;
  Object.assign(Range.prototype, { getClientRects: () => words });
  expect(markedAt(text, new DOMRect(20, 100, 350, 24)).spot).toEqual({ left: 336, top: 70 });
});

it("MARK-02: a mark of a text whose lines are lower than itself stands behind its last line, over no letter of the others", () => {
  document.body.innerHTML = `<main><section id="comp-head"><p data-edit="text">never cools.</p></section></main>`;
  const text = document.querySelector<HTMLElement>("p") ?? document.body;
  const words = [
    new DOMRect(20, 100, 320, 18),
    new DOMRect(20, 120, 340, 18),
    new DOMRect(20, 140, 70, 18),
  ] as unknown as DOMRectList;
  Object.assign(Range.prototype, { getClientRects: () => words });
  const box = new DOMRect(20, 99, 350, 60);
  const section = document.querySelector("section");
  if (section) section.getBoundingClientRect = () => box;
  expect(markedAt(text, box).spot).toEqual({ left: 96, top: 140 });
});

it("MARK-02: a mark in a picture stands in the corner where the picture has no words", () => {
  document.body.innerHTML = `<main><section id="comp-head"><h1></h1><div data-edit="picture"></div></section></main>`;
  const [section, title, picture] = ["section", "h1", "div"].map((one) =>
    document.querySelector<HTMLElement>(one),
  );
  if (!section || !title || !picture) throw new Error("All are drawn");
  const line = new DOMRect(10, 250, 200, 40);
  for (const one of [section, title]) one.getBoundingClientRect = () => line;
  Object.assign(Range.prototype, { getClientRects: () => [line] });
  const { spot } = markedAt(picture, new DOMRect(0, 0, 390, 300));
  expect(spot).toEqual({ left: 360, top: 270 });
});

it("MARK-02: what is scrolled past the page’s top has no mark above it, wherever the bar is", () => {
  document.body.innerHTML = `<img data-edit="picture" alt="">`;
  const image = document.querySelector("img") ?? document.body;
  const seen = (bottom: number, edge: number) =>
    markedAt(image, new DOMRect(0, bottom - 100, 100, 100), edge).spot !== undefined;
  expect([seen(30, -64), seen(29, -64)]).toEqual([true, false]);
  expect([seen(94, 64), seen(93, 64)]).toEqual([true, false]);
});

it("MARK-02: a field of which nothing is drawn has no mark", () => {
  drawPage();
  const topic = fieldTopic(head, ["background"]);
  expect(findMarked(document, topic, [])()).toBeNull();
  const rects = vi.spyOn(Element.prototype, "getClientRects");
  rects.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  expect(findMarked(document, topic, [])()).not.toBeNull();
});

it("MARK-02: links that are folded in the bar’s menu are marked once, beside what opens it", () => {
  const link = (name: string) => fieldTopic({ part: "navigation" }, ["links", name, "text"]);
  const words = (name: string) => `<span data-edit="text" data-topic="${link(name)}">Menu</span>`;
  const row = `<ul class="row">${words("a")}${words("b")}</ul>`;
  const menu = `<details><summary></summary><div class="full">${words("a")}${words("b")}</div></details>`;
  document.body.innerHTML = `<header class="nav">${row}${menu}</header>`;
  let isNarrow = true;
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function rects(this: Element) {
    const isDrawn = !isNarrow || !this.closest(".row");
    return (isDrawn ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
  const first = findMarked(document, link("a"), []);
  const second = findMarked(document, link("b"), [link("a")]);
  const summary = document.querySelector("summary");
  expect([first(), second()]).toEqual([summary, null]);
  const details = document.querySelector("details");
  if (details) details.open = true;
  const inMenu = [...document.querySelectorAll(".full > span")];
  expect([first(), second()]).toEqual(inMenu);
  isNarrow = false;
  const inRow = [...document.querySelectorAll(".row > span")];
  expect([first(), second()]).toEqual(inRow);
});

it("MARK-02: the fields of a section out of view are not measured: it would be laid out for them", () => {
  drawPage();
  const section = document.querySelector("section") ?? document.body;
  section.id = "comp-head";
  const topic = fieldTopic(head, ["title"]);
  const find = fieldFinder(document, topic);
  const title = find();
  expect(title?.textContent).toBe("Свет");
  const seenAt = (top: number): boolean => {
    section.getBoundingClientRect = () => new DOMRect(0, top, 800, 400);
    return title !== null && isSectionInView(title);
  };
  expect([-401, -400, innerHeight, innerHeight + 1].map(seenAt)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  title?.remove();
  expect(find()).toBeNull();
  drawPage();
  expect(find()?.textContent).toBe("Свет");
});

it("WEIGHT-10: the bar says what the page weighs, and that it is too much", async () => {
  mounted = await mount(<MarksStatus />, editor);
  await act(async () => runIdle());
  await until(() => mounted?.find(".marks-status").textContent.includes("1.2 MB") ?? false);
  expect(mounted.all(".marks-status .warn")).toHaveLength(1);
  await click(mounted.find(".marks-status"));
  expect(document.querySelector(".page-weight")?.textContent).toContain("1.2 MB of 1 MB");
});

it("MARK-03: the bar says how much there is to mend, or else how many examples, lists it, and turns the marks off for good", async () => {
  mounted = await mount(<MarksStatus />, editor);
  await act(async () => runIdle());
  const button = mounted.find(".marks-status");
  expect(button.ariaLabel).toMatch(/^\d+ problems? on this page/);
  expect(button.textContent).toMatch(/^\d+ problems?(?! on)/);
  const { problems } = marksState(editor);
  const found = problems.get() ?? [];
  const only = async (code: Problem["code"]) => {
    const [first] = found;
    await act(async () => problems.set(first && [{ ...first, code, severity: "warning" }]));
    return [
      button.ariaLabel?.replace(/\. Weight.*/, ""),
      button.querySelector(".problem-number")?.textContent,
      button.querySelectorAll("svg").length,
    ];
  };
  const fine = "Nothing to fix on this page";
  const left = "1 example to replace";
  // a tick would say that all is done
  expect(await only("placeholder-text")).toEqual([left, left, 0]);
  expect(await only("translation-stale")).toEqual([fine, undefined, 1]);
  await act(async () => problems.set(found));
  await click(button);
  const list = document.querySelector("[role=dialog]");
  expect(list?.textContent).toContain("Page without a title for search engines");
  const box = list?.querySelector<HTMLInputElement>("input[type=checkbox]");
  expect(box?.checked).toBe(true);
  await click(box ?? document.body);
  expect(marksState(editor).isShown.get()).toBe(false);
  expect(marksState({ ...editor }).isShown.get()).toBe(false);
});

it("MARK-411: the list has as many problems as the button says; examples and translations stand apart, each under a heading and a sign of its own", async () => {
  mounted = await mount(<MarksStatus />, editor);
  await act(async () => runIdle());
  const { problems } = marksState(editor);
  const [first] = problems.get() ?? [];
  const places = (code: Problem["code"], ...of: string[]): Problem[] =>
    of.flatMap((place) => (first ? [{ ...first, code, severity: "warning", path: [place] }] : []));
  const found = [
    ...places("placeholder-text", "title", "lead"),
    ...places("untranslated", "title"),
    ...places("alt-missing", "one", "two"),
    ...places("placeholder-fact", "price"),
    ...places("page-title-missing", "title"),
  ];
  await act(async () => problems.set(found));
  const button = mounted.find(".marks-status");
  expect(button.querySelector(".problem-number")?.textContent).toBe("3 problems");
  await click(button);
  const parts = document.querySelectorAll(".marks-list > *");
  const said = [...parts].map((part) => [
    part.querySelector("h3")?.textContent,
    ...[...part.querySelectorAll(".menu-item")].map((row) => [
      row.querySelector("svg")?.classList.contains("warn"),
      row.querySelector(".grow")?.firstChild?.textContent,
    ]),
  ]);
  expect(said).toEqual([
    [
      "3 problems",
      [true, "2 pictures without alt text"],
      [true, "Page without a title for search engines"],
    ],
    [
      "3 examples to replace",
      [false, "Example price, number or address left"],
      [false, "2 placeholder texts left"],
    ],
    ["Translations", [false, "1 text not translated"]],
  ]);
});

it("MARK-04: where the bar has no room for its button, the list is opened by name, from other screens too", async () => {
  const openPage = vi.fn<Editor["openPage"]>();
  editor = { ...editor, openPage };
  const canvas = editor.canvas.get();
  editor.canvas.set(null);
  const [checks] = publishEditing.dockActions ?? [];
  await act(async () => checks?.run(editor));
  expect(openPage).toHaveBeenCalledExactlyOnceWith("home");
  editor.canvas.set(canvas);
  mounted = await mount(<MarksStatus />, editor);
  await act(async () => runIdle());
  const list = () => document.querySelector("[role=dialog]");
  await until(() => list() !== null);
  expect(list()?.textContent).toContain("Page without a title for search engines");
  await click(mounted.find(".marks-status"));
  expect(list()).toBeNull();
});
