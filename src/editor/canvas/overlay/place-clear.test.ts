// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { CanvasControl } from "../canvas-control.ts";
import { placeClear } from "./place-clear.ts";

afterEach(() => void (document.body.innerHTML = ""));

const view = { width: 768, height: 400, zoom: 1 };

/** A header with the button of its menu in the corner, and a place for what lies over it. */
function draw(): HTMLElement {
  document.body.innerHTML =
    '<main><section id="comp-head"><details><summary></summary><button></button></details></section></main>' +
    '<div class="over"></div>';
  const boxes = {
    main: [0, 0, 768, 400],
    section: [0, 0, 768, 400],
    summary: [710, 10, 44, 44],
    button: [0, 58, 768, 300],
  };
  for (const [name, [left, top, width, height]] of Object.entries(boxes)) {
    const element = document.querySelector(name);
    if (element) element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  }
  const node = document.querySelector<HTMLElement>(".over");
  if (!node) throw new Error("no node");
  Object.defineProperties(node, { offsetWidth: { value: 40 }, offsetHeight: { value: 28 } });
  return node;
}

it("COMM-03: what belongs to no words lies over nothing of the bar: neither its logo nor the room between its links", () => {
  const node = draw();
  document.body.insertAdjacentHTML("afterbegin", '<header class="nav"><img alt=""></header>');
  const nav = document.querySelector(".nav");
  if (nav) nav.getBoundingClientRect = () => new DOMRect(0, 0, 768, 64);
  const box = { left: 0, top: 0, width: 768, height: 400 };
  const [onLogo, between, below] = [10, 300, 20].map((left, index) => ({
    left,
    top: index === 2 ? 80 : 34,
  }));
  if (!onLogo || !between || !below) throw new Error("no spots");
  const place = placeClear({
    canvas: { document } as CanvasControl,
    spots: () => [onLogo, between, below],
    isAside: true,
  });
  expect(place(box, view, node)).toEqual(below);
});

it("CANV-401: the tools of an item stand beside the name of their section, also where it has changed or moved since", () => {
  const node = draw();
  const over = document.body.appendChild(document.createElement("div"));
  const name = over.appendChild(document.createElement("div"));
  name.className = "section-label";
  Object.defineProperties(node, { offsetParent: { value: over } });
  const end = (left: number) =>
    Object.defineProperties(name, {
      offsetLeft: { value: left, configurable: true },
      offsetTop: { value: 60, configurable: true },
      offsetWidth: { value: 120, configurable: true },
      offsetHeight: { value: 20, configurable: true },
    });
  const [first, second] = [
    { left: 700, top: 50 },
    { left: 20, top: 50 },
  ];
  const place = placeClear({
    canvas: { document } as CanvasControl,
    spots: () => [first, second],
    isBesideNames: true,
  });
  const box = { left: 0, top: 0, width: 768, height: 400 };
  end(768);
  name.style.left = "768px";
  expect(place(box, view, node)).toEqual(second);
  end(400);
  name.style.left = "400px";
  expect(place(box, view, node)).toEqual(first);
});

it("COMM-03: what belongs to no words covers nothing that is pressed; what is folded away is no content", () => {
  const node = draw();
  const box = { left: 0, top: 0, width: 768, height: 400 };
  const corner = { left: 718, top: 10 };
  const below = { left: 718, top: 58 };
  const control = { document } as CanvasControl;
  const placed = (isAside: boolean) =>
    placeClear({ canvas: control, spots: () => [corner, below], isAside })(box, view, node);
  expect(placed(false)).toEqual(corner);
  expect(placed(true)).toEqual(below);
});

it("COMM-03: where nothing is edited, too, what belongs to no words covers no button and no paragraph", () => {
  const node = draw();
  const section = document.querySelector("section");
  if (section) section.innerHTML = "<p></p><a></a>";
  const [words, button] = [new DOMRect(20, 100, 300, 20), new DOMRect(20, 140, 110, 36)];
  const [text, link] = [document.querySelector("p"), document.querySelector("a")];
  if (text) text.getBoundingClientRect = () => words;
  if (link) link.getBoundingClientRect = () => button;
  Object.assign(Range.prototype, { getClientRects: () => [words] });
  const spots = [
    { left: 10, top: 110 },
    { left: 10, top: 170 },
    { left: 400, top: 350 },
  ];
  const place = placeClear({
    canvas: { document } as CanvasControl,
    spots: () => spots,
    isAside: true,
  });
  const box = { left: 0, top: 0, width: 768, height: 400 };
  expect(place(box, view, node)).toEqual(spots[2]);
});

it("CANV-530: the tools of an item lie over none of its own words where there is another place, nor over others as far as they reach", () => {
  const node = draw();
  const section = document.querySelector("section");
  if (section) section.innerHTML = '<ul><li id="own"><p></p></li><li><p></p></li></ul>';
  const boxes = [new DOMRect(20, 100, 160, 20), new DOMRect(300, 100, 160, 20)];
  const texts = [...document.querySelectorAll("p")];
  for (const [at, text] of texts.entries())
    text.getBoundingClientRect = () => boxes[at] ?? new DOMRect();
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      return boxes.filter((_, at) => texts[at] === this.commonAncestorContainer);
    },
  });
  const own = document.querySelector("#own") ?? undefined;
  // over two pixels of its own line, over another one far from it, and over nothing
  const spots = [
    { left: 20, top: 74 },
    { left: 310, top: 100 },
    { left: 500, top: 100 },
  ];
  const control = { document } as CanvasControl;
  const box = { left: 20, top: 100, width: 160, height: 20 };
  const placed = (among: typeof spots) =>
    placeClear({ canvas: control, spots: () => among, ...(own && { own }) })(box, view, node);
  expect(placed(spots)).toEqual(spots[2]);
  expect(placed(spots.slice(0, 2))).toEqual(spots[1]);
});
