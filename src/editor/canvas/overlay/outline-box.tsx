import { useMemo } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../canvas-control.ts";
import type { Box } from "../tracker.ts";
import { grown } from "./around.ts";
import { bar, barEdgesOf } from "./bar-edge.ts";
import type { BarEdges } from "./bar-edge.ts";
import { roundingOf } from "./rounding-of.ts";
import type { PlaceNode } from "./tracked.tsx";
import { Tracked } from "./tracked.tsx";

/** So much of the beginning of an outline lies over the bar, in pixels. A section that the bar is part of has all of it. */
function overBar(outline: Box, { top, bottom }: BarEdges): number {
  const isBehind = outline.top < bottom && outline.top + outline.height > top;
  const isAround = Math.abs(outline.top - top) < 1;
  return isBehind && !isAround ? bottom - outline.top : 0;
}

type Find = () => Element | null | undefined;

/** Around an element, by so many pixels on every side: behind the bar that stays above the page, unless it is in that. */
export function useOutline(canvas: CanvasControl, find: Find, around = 0): PlaceNode {
  const edgesOf = useMemo(() => barEdgesOf(canvas), [canvas]);
  return (box, view, { style }) => {
    const outline = grown(box, around);
    const over = find()?.closest(bar) ? 0 : overBar(outline, edgesOf(view));
    const path = over > 0 ? `inset(${Math.round(over)}px -100vmax -100vmax)` : "";
    if (path !== style.clipPath) style.clipPath = path;
    return outline;
  };
}

interface OutlineBoxProps {
  readonly canvas: CanvasControl;
  readonly find: Find;
  readonly className: string;
  /** Pixels of air between the element and the outline. */
  readonly around?: number;
  /** It has the element's corners. */
  readonly isAsRound?: boolean;
  readonly children?: ReactNode;
}

/** What is drawn around or over an element, within the page and below its bar. */
export function OutlineBox({
  canvas,
  find,
  className,
  around = 0,
  isAsRound = false,
  children,
}: OutlineBoxProps): ReactNode {
  const outline = useOutline(canvas, find, around);
  const place: PlaceNode = (box, view, node) => {
    const radius = isAsRound ? roundingOf(find(), view.zoom, around) : "";
    if (radius !== node.style.borderRadius) node.style.borderRadius = radius;
    return outline(box, view, node);
  };
  return (
    <div className="clip">
      <Tracked canvas={canvas} find={find} place={place} className={className}>
        {children}
      </Tracked>
    </div>
  );
}
