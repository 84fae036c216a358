import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Placement } from "../../ui/layer/place-beside.ts";
import type { CanvasControl } from "../canvas-control.ts";
import type { Box } from "../tracker.ts";
import { grown } from "./around.ts";
import { placeOnClearSide } from "./clear-side.ts";
import { keepAboveSheet } from "./keep-above-sheet.ts";
import type { PlaceNode } from "./tracked.tsx";
import { Tracked } from "./tracked.tsx";
import { neighboursAround, wordsAround } from "./words-around.ts";

/** A counter that is farther above an element belongs to another one, in pixels. */
const farthestCounter = 40;

interface CanvasPopoverProps {
  readonly canvas: CanvasControl;
  readonly element: HTMLElement;
  /** Where another element may have taken the place of `element`: the one that stands there now. */
  readonly find?: () => HTMLElement | null | undefined;
  readonly label: string;
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/** How far above an element its counter begins, while its words are typed. */
function counterAbove({ top }: Box, layer: Element | null): number {
  const counter = layer?.querySelector<HTMLElement>(".count-place");
  const above = counter ? top - counter.offsetTop : 0;
  return above < farthestCounter ? above : 0;
}

/** Pixels that a list of suggestions takes at most. */
const listHeight = 262;

/** How high a box may become: a field in it may show a list. */
function heightWithList(node: HTMLElement): number {
  if (!node.querySelector('[role="combobox"]')) return node.offsetHeight;
  const list = node.querySelector<HTMLElement>('[role="listbox"]');
  return node.offsetHeight - (list?.offsetHeight ?? 0) + listHeight;
}

/** Within the visible part of the page, on the side of the element where fewest words are covered. */
function createPlace({ document }: CanvasControl, element: HTMLElement): PlaceNode {
  let placed: Placement | undefined;
  let size = "";
  // a counter that goes leaves its room: what is about to be pressed here stays where it is
  let above = 8;
  let highest = 0;
  return (box, view, node) => {
    const { offsetWidth: width, offsetHeight: height, offsetParent, parentElement } = node;
    const isInView = box.top <= view.height && box.top + box.height >= 0;
    const before = offsetParent instanceof HTMLElement ? offsetParent.offsetLeft : 0;
    // what grows as its parts come may go to another side, but not from under a hand
    const isSettled = size === `${width} ${height}` || node.matches(":hover, :focus-within");
    size = `${width} ${height}`;
    above = Math.max(above, counterAbove(box, parentElement));
    highest = Math.max(highest, heightWithList(node));
    const anchor = { ...box, top: box.top - above, height: box.height + above + 8 };
    placed = isInView
      ? placeOnClearSide({
          anchor,
          box: { width, height },
          height: highest,
          room: { left: -before, width: view.width, height: view.height },
          obstacles: () => {
            const area = grown(anchor, Math.max(width, height) + 8);
            const around = { area, zoom: view.zoom, own: element };
            return [...wordsAround(document, around), ...neighboursAround(document, around)];
          },
          before: isSettled ? placed : undefined,
        })
      : undefined;
    return placed;
  };
}

/** A box beside an element of the page. It takes no focus: what was clicked keeps it. */
export function CanvasPopover({
  canvas,
  element,
  find,
  label,
  onEscape,
  children,
}: CanvasPopoverProps): ReactNode {
  const [place] = useState(() => createPlace(canvas, element));
  const content = useRef<HTMLDivElement>(null);
  const { tracker } = canvas;
  useLayoutEffect(() => {
    const box = content.current?.parentElement;
    if (!box) return;
    const endSheet = keepAboveSheet(element, box);
    // what grows or shrinks may have room elsewhere
    const sizes = new ResizeObserver(() => tracker.touch("any"));
    sizes.observe(box);
    return () => {
      endSheet();
      sizes.disconnect();
    };
  }, [element, tracker]);
  return (
    <Tracked
      canvas={canvas}
      find={find ?? (() => element)}
      place={place}
      className="popover canvas-pop"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes a dialog from anywhere within */}
      <div
        ref={content}
        role="dialog"
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !onEscape) return;
          event.stopPropagation();
          onEscape();
        }}
      >
        {children}
      </div>
    </Tracked>
  );
}
