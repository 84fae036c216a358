import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { placeBeside } from "../../ui/layer/place-beside.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { keepAboveSheet } from "./keep-above-sheet.ts";
import type { PlaceNode } from "./tracked.tsx";
import { Tracked } from "./tracked.tsx";

interface CanvasPopoverProps {
  readonly canvas: CanvasControl;
  readonly element: HTMLElement;
  readonly label: string;
  readonly children: ReactNode;
}

/** Within the visible part of the page, below the element or above it. */
const place: PlaceNode = (box, view, node) => {
  if (box.top > view.height || box.top + box.height < 0) return undefined;
  const around = { ...box, top: box.top - 8, height: box.height + 16 };
  return placeBeside(around, { width: node.offsetWidth, height: node.offsetHeight }, view);
};

/** A box beside an element of the page. It takes no focus: what was clicked keeps it. */
export function CanvasPopover({ canvas, element, label, children }: CanvasPopoverProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheet = content.current?.parentElement;
    return sheet ? keepAboveSheet(element, sheet) : undefined;
  }, [element]);
  return (
    <Tracked canvas={canvas} find={() => element} place={place} className="popover canvas-pop">
      <div ref={content} role="dialog" aria-label={label}>
        {children}
      </div>
    </Tracked>
  );
}
