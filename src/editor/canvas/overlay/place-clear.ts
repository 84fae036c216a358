import type { CanvasControl } from "../canvas-control.ts";
import type { Box, View } from "../tracker.ts";
import { clearSpot } from "./clear-spot.ts";
import type { Spot } from "./clear-spot.ts";
import type { PlaceNode } from "./tracked.tsx";
import { barAround, controlsAround, neighboursAround, wordsAround } from "./words-around.ts";

interface Clear {
  readonly canvas: CanvasControl;
  /** Where a node of a size may stand, the best spot first. */
  spots(box: Box, size: { width: number; height: number }): Spot[];
  /** What is being edited: its words are never covered where there is another spot. */
  readonly own?: Element;
  /** It belongs to no words in particular: what is pressed isn't covered either, nor anything of the bar. */
  readonly isAside?: boolean;
  /** Nor are the names of sections, which stand there while it is placed. */
  readonly isBesideNames?: boolean;
  /** Nothing else that is pressed is covered either. */
  readonly isBeside?: boolean;
  /** It is scrolled along with its element: only the sides of the view bound it. */
  readonly isScrolled?: boolean;
  /** It stays within the page, so many pixels from its sides; otherwise it may stand on the stage before the page. */
  readonly inset?: number;
}

/** Farther than any page reaches, in pixels. */
const endless = 1e7;

/** Where a node may stand: within the view, on the stage around it too, or at some distance from the page's sides. */
function roomOf(
  { isScrolled = false, inset, canvas }: Clear,
  view: View,
  stage: Element | null,
): Box {
  const { offsetLeft, offsetTop } =
    stage instanceof HTMLElement ? stage : { offsetLeft: 0, offsetTop: 0 };
  const rows = isScrolled
    ? { top: -endless, height: 2 * endless }
    : { top: -offsetTop, height: view.height + offsetTop };
  if (inset === undefined) return { ...rows, left: -offsetLeft, width: view.width + offsetLeft };
  // without the page's scroll bar
  const width = canvas.document.documentElement.clientWidth * view.zoom;
  return { ...rows, left: inset, width: (width || view.width) - 2 * inset };
}

/** All that a node of a size may lie over, be it where its element is. */
function areaOf(box: Box, spots: readonly Spot[], size: { width: number; height: number }): Box {
  const boxes = [box, ...spots.map((spot) => ({ ...spot, ...size }))];
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  const right = Math.max(...boxes.map((one) => one.left + one.width));
  const bottom = Math.max(...boxes.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** What names a section stands before its own left edge. */
function boxOfName({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return {
    left: offsetLeft - offsetWidth,
    top: offsetTop,
    width: offsetWidth,
    height: offsetHeight,
  };
}

/** Puts a node near its element where it lies over no words, or over no content at all. It is looked for anew only when something moved. */
export function placeClear(clear: Clear): PlaceNode {
  const { canvas, spots, own, isAside = false, isBeside = false, isBesideNames = false } = clear;
  let known = "";
  let spot: Spot | undefined;
  return (box, view, node) => {
    if (box.top + box.height < 0 || box.top > view.height) return undefined;
    const names = isBesideNames
      ? [...(node.offsetParent?.querySelectorAll<HTMLElement>(".section-label") ?? [])]
      : [];
    const key = [
      ...Object.values(box),
      ...Object.values(view),
      node.textContent?.length,
      ...names.map(({ style, textContent }) => style.cssText + textContent),
    ].join(" ");
    if (key === known) return spot;
    known = key;
    const { offsetWidth: width, offsetHeight: height, offsetParent } = node;
    const size = { width, height };
    const wanted = spots(box, size);
    const around = { area: areaOf(box, wanted, size), zoom: view.zoom };
    const { document } = canvas;
    const words = wordsAround(document, { ...around, ...(own && { own }) });
    const pressed = isAside
      ? [controlsAround, barAround].flatMap((of) => of(document, around))
      : [];
    const beside = isBeside && own ? neighboursAround(document, { ...around, own }) : [];
    spot = clearSpot({
      size,
      spots: wanted,
      obstacles: [
        ...words,
        ...pressed,
        ...beside,
        ...names.map((name) => ({ box: boxOfName(name), weight: 3 })),
      ],
      room: roomOf(clear, view, offsetParent),
    });
    return spot;
  };
}
