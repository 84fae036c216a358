import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { drawnPlace, foldAround, isDrawn } from "../../canvas/folded.ts";
import { grown } from "../../canvas/overlay/around.ts";
import { bar } from "../../canvas/overlay/bar-edge.ts";
import type { Spot } from "../../canvas/overlay/clear-spot.ts";
import { placeClear } from "../../canvas/overlay/place-clear.ts";
import type { PlaceNode } from "../../canvas/overlay/tracked.tsx";
import { wordsAround } from "../../canvas/overlay/words-around.ts";
import type { Box, View } from "../../canvas/tracker.ts";
import { reachOf } from "./mark-reach.ts";
import { fieldFinder, isSectionInView } from "./marks.ts";

/** The side of a mark, its distance from what it is about, and the least one from the sides of the page. */
const size = 24;
const gap = 6;
const inset = 4;

/** Where a field of the bar is seen: its own element, or what opens the menu that it is folded in. */
function placeInBar(page: Document, topic: string): HTMLElement | null {
  const fields = page.querySelectorAll<HTMLElement>(`${bar} [data-topic="${CSS.escape(topic)}"]`);
  const drawn = drawnPlace([...fields]);
  const fold = drawn && foldAround(drawn);
  return fold ? fold.querySelector("summary") : (drawn ?? null);
}

/**
 * Finds where a field is marked: null where nothing of it is seen, and where it is folded in the same menu as one of
 * `before`, whose mark stands for both.
 */
export function findMarked(
  page: Document,
  topic: string,
  before: readonly string[],
): () => HTMLElement | null {
  const findField = fieldFinder(page, topic);
  return () => {
    const field = findField();
    if (!field?.closest(bar))
      return field && isSectionInView(field) && isDrawn(field) ? field : null;
    const place = placeInBar(page, topic);
    const isTaken =
      place?.matches("summary") && before.some((one) => placeInBar(page, one) === place);
    return isTaken ? null : place;
  };
}

/** The lines of an element's words, in pixels of the stage. */
function linesOf(element: Element, zoom: number): Box[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].map(({ left, top, width, height }) => ({
    left: left * zoom,
    top: top * zoom,
    width: width * zoom,
    height: height * zoom,
  }));
}

/** Behind the words of a line, in its middle. */
function behind({ left, top, width, height }: Box, isRtl: boolean): Spot {
  return { left: isRtl ? left - size - gap : left + width + gap, top: top + (height - size) / 2 };
}

/** Under a line of words and over it, at its end, its middle and its start: where words stand in a row there is room. */
function acrossOf({ left, top, width, height }: Box): Spot[] {
  const lefts = [left + width - size, left + (width - size) / 2, left];
  const tops = [top + height + 2, top - size - 2];
  return tops.flatMap((y) => lefts.map((x) => ({ left: x, top: y })));
}

/** In the corners of a picture, where it has no words: the bar may lie over the upper ones. */
function cornersOf({ left, top, width, height }: Box): Spot[] {
  const tops = [top + height - size - gap, top + gap];
  const lefts = [left + gap, left + width - size - gap];
  return tops.flatMap((y) => lefts.map((x) => ({ left: x, top: y })));
}

function isPicture(element: Element): boolean {
  return !element.matches("summary, [data-edit]:not([data-edit=picture])");
}

/** On the corner of a button: what is about its words at the top, what is about where it leads at the foot. */
function cornerOfButton(element: Element, zoom: number, isRtl: boolean): Spot[] {
  const button = element.closest('[data-edit="link"]')?.getBoundingClientRect();
  if (!button) return [];
  const edge = element.matches('[data-edit="link"]') ? button.bottom : button.top;
  const left = (isRtl ? button.left : button.right) * zoom - size / 2;
  return [{ left, top: edge * zoom - size / 2 }];
}

/** Whether words stand on a ground of their own, as a price in a pill does. */
function hasGround(element: Element): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return (
    style !== undefined && !/^$|^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(style.backgroundColor)
  );
}

/** Behind a pill, or on its corner where something stands behind it: its end is seen. */
function besideGround(element: Element, box: Box, isRtl: boolean): Spot[] {
  if (!hasGround(element)) return [];
  const left = (isRtl ? box.left : box.left + box.width) - size / 2;
  return [behind(box, isRtl), { left, top: box.top - size / 2 }];
}

/** In the corner of a picture, on that of a button or behind a pill, else behind the last or the first of the words, before or above them. */
function spotsOf(element: Element, box: Box, zoom: number): Spot[] {
  if (isPicture(element)) return cornersOf(box);
  const isRtl = element.ownerDocument.defaultView?.getComputedStyle(element).direction === "rtl";
  // beside what opens a menu, whose middle a finger still meets
  if (element.matches("summary")) return [behind(box, !isRtl), behind(box, isRtl)];
  const lines = linesOf(element, zoom);
  const first = lines[0] ?? box;
  const last = lines.at(-1) ?? box;
  return [
    ...cornerOfButton(element, zoom, isRtl),
    ...besideGround(element, box, isRtl),
    ...(lines.length === 0 ? cornersOf(box) : []),
    behind(last, isRtl),
    // where lines are lower than a mark, it would meet the line before
    { ...behind(last, isRtl), top: last.top },
    behind(first, isRtl),
    behind(first, !isRtl),
    { left: isRtl ? first.left : first.left + first.width - size, top: first.top - size - gap },
    ...acrossOf(last),
    ...acrossOf(first),
  ];
}

/** Those first that the page's sides leave where they are: moved, one would touch the letter that it is set off from. */
function unmovedFirst(spots: readonly Spot[], { document }: CanvasControl, view: View): Spot[] {
  const width = document.documentElement.clientWidth * view.zoom || view.width;
  const isMoved = ({ left }: Spot): boolean => left < inset || left + size > width - inset;
  return spots.toSorted((one, other) => Number(isMoved(one)) - Number(isMoved(other)));
}

/** At the sides of its section, which are those of the page: where all is full beside its field. */
function atSides({ top, height }: Box, { document }: CanvasControl, view: View): Spot[] {
  const width = document.documentElement.clientWidth * view.zoom || view.width;
  const sides = [width - size - inset, inset];
  const lefts = document.dir === "rtl" ? sides.toReversed() : sides;
  return lefts.map((left) => ({ left, top: top + (height - size) / 2 }));
}

/** Lets a finger meet a mark a little beyond its edges, and the words around it. */
function letReach(canvas: CanvasControl, node: HTMLElement, { left, top }: Spot, zoom: number) {
  const mark = { left, top, width: size, height: size };
  const words = wordsAround(canvas.document, { area: grown(mark, 2 * size), zoom });
  const boxes = words.map(({ box }) => box);
  const reach = reachOf(mark, boxes);
  const sides = [reach.top, reach.right, reach.bottom, reach.left];
  node.style.setProperty("--reach", sides.map((side) => `${-side}px`).join(" "));
}

/** At its field, wherever it lies over no words. */
function placeBeside(canvas: CanvasControl, element: Element): PlaceNode {
  // a page that is scrolled moves marks with their fields: they are placed anew only when a field changes its size
  let known = "";
  let away = { left: 0, top: 0 };
  return (box, view, node) => {
    if (box.top + box.height < 0 || box.top > view.height) return undefined;
    const key = [box.left, box.width, box.height, view.width, view.zoom].join(" ");
    if (key !== known) {
      const spots = (): Spot[] => [
        ...unmovedFirst(spotsOf(element, box, view.zoom), canvas, view),
        ...atSides(box, canvas, view),
      ];
      const about = { canvas, own: element, spots, isBeside: true, isScrolled: true, inset };
      const spot = placeClear(about)(box, view, node);
      known = key;
      away = { left: (spot?.left ?? 0) - box.left, top: (spot?.top ?? 0) - box.top };
      const at = { left: box.left + away.left, top: box.top + away.top };
      letReach(canvas, node, at, view.zoom);
    }
    return { left: box.left + away.left, top: box.top + away.top };
  };
}

/** Unseen while what it marks is scrolled under the bar, or past the top of the page where the bar went first. */
function notUnder(edgeOf: (view: View) => number, place: PlaceNode): PlaceNode {
  return (box, view, node) => {
    const spot = place(box, view, node);
    return spot?.top !== undefined && spot.top < Math.max(0, edgeOf(view)) ? undefined : spot;
  };
}

/** What an element is scrolled sideways in: a row of cards. */
function rowAround({ parentElement, ownerDocument }: Element): Element | undefined {
  for (let around = parentElement; around; around = around.parentElement) {
    const overflow = ownerDocument.defaultView?.getComputedStyle(around).overflowX ?? "";
    if (/auto|scroll/.test(overflow)) return around;
  }
  return undefined;
}

/** Unseen while most of what it marks is scrolled out of its row. */
function notBeside(element: Element, place: PlaceNode): PlaceNode {
  const row = rowAround(element);
  if (!row) return place;
  return (box, view, node) => {
    const { left, right } = row.getBoundingClientRect();
    const [start, end] = [Math.max(0, left * view.zoom), Math.min(view.width, right * view.zoom)];
    const seen = Math.min(box.left + box.width, end) - Math.max(box.left, start);
    return seen * 2 < Math.min(box.width, end - start) ? undefined : place(box, view, node);
  };
}

function placeOf(
  canvas: CanvasControl,
  element: HTMLElement,
  edgeOf: (view: View) => number,
): PlaceNode {
  const place = placeBeside(canvas, element);
  return element.closest(bar) ? place : notUnder(edgeOf, notBeside(element, place));
}

/** At the words of what is marked, or in the corner of a picture. In the bar that may be another element with every width. */
export function placeMark(
  canvas: CanvasControl,
  find: () => HTMLElement | null,
  edgeOf: (view: View) => number,
): PlaceNode {
  let known: HTMLElement | null = null;
  let place: PlaceNode = () => undefined;
  return (box, view, node) => {
    const element = find();
    if (element !== known) {
      known = element;
      place = element ? placeOf(canvas, element, edgeOf) : () => undefined;
    }
    return place(box, view, node);
  };
}
