import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { placeBeside } from "../../ui/layer/place-beside.ts";
import type { Placement } from "../../ui/layer/place-beside.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { keepAboveSheet } from "./keep-above-sheet.ts";
import type { PlaceNode } from "./tracked.tsx";
import { Tracked } from "./tracked.tsx";

interface CanvasPopoverProps {
  readonly canvas: CanvasControl;
  readonly element: HTMLElement;
  /** Where another element may have taken the place of `element`: the one that stands there now. */
  readonly find?: () => HTMLElement | null | undefined;
  readonly label: string;
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/** Within the visible part of the page, below the element or above it. */
function createPlace(): PlaceNode {
  let placed: Placement | undefined;
  return (box, view, { offsetWidth: width, offsetHeight: height }) => {
    const isInView = box.top <= view.height && box.top + box.height >= 0;
    const anchor = { ...box, top: box.top - 8, height: box.height + 16 };
    const beside = { anchor, box: { width, height }, room: view, before: placed };
    placed = isInView ? placeBeside(beside) : undefined;
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
  const [place] = useState(createPlace);
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
