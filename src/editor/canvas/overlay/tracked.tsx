import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../canvas-control.ts";
import type { Box, Movement, View } from "../tracker.ts";

/** Edges and size of a node: `left` and `top` from the frame's first corner, `bottom` from its foot. */
type NodePlace = Partial<Box> & { readonly bottom?: number | undefined };

/** Puts a node where its element is; undefined hides it. In pixels of the stage. */
export type PlaceNode = (box: Box, view: View, node: HTMLElement) => NodePlace | undefined;

export interface TrackedProps {
  readonly canvas: CanvasControl;
  readonly find: () => Element | null | undefined;
  /** Without one the node covers its element. */
  readonly place?: PlaceNode;
  readonly movement?: Movement;
  readonly className: string;
  readonly children?: ReactNode;
}

const cover: PlaceNode = (box) => box;

/** Shows what is hidden because its element is out of sight, so that `within` can take the keyboard; unseen till then. */
export function holdTracked(within: HTMLElement): void {
  const node = within.closest<HTMLElement>(".tracked");
  if (node?.style.visibility !== "hidden") return;
  node.style.visibility = "";
  node.classList.add("is-held");
}

/** Writes what has changed: most key presses move nothing, and then the editor's document stays as it was laid out. */
function apply(node: HTMLElement, before: NodePlace | undefined, spot: NodePlace | undefined) {
  const { style } = node;
  if (!before || !spot) {
    // what is hidden loses the keyboard; while a section is on its way past its tools keep it
    const isHeld = !spot && node.contains(document.activeElement);
    style.visibility = spot || isHeld ? "" : "hidden";
    node.classList.toggle("is-held", isHeld);
  }
  for (const side of ["left", "top", "bottom", "width", "height"] as const) {
    const value = spot?.[side];
    if (value !== before?.[side]) style[side] = value === undefined ? "" : `${value}px`;
  }
}

/** More than any node reaches beyond its place, in pixels. */
const reach = 400;

/** Whether nobody sees a node at its place. */
function isFar({ top = 0, height = 0 }: NodePlace, view: View): boolean {
  return top + height < -reach || top > view.height + reach;
}

/** Something that the editor draws over the page beside or on an element of it. It follows without React. */
export function Tracked({
  canvas,
  find,
  place = cover,
  movement = "any",
  className,
  children,
}: TrackedProps): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  const latest = useRef({ find, place });
  useLayoutEffect(() => {
    latest.current = { find, place };
    // what is rendered again is measured with the next frame: a layout of its own would come on top
    canvas.tracker.touch(movement);
  });
  useLayoutEffect(() => {
    const { current } = node;
    if (!current) return;
    let shown: NodePlace | undefined;
    return canvas.tracker.track({
      find: () => latest.current.find(),
      place(box, view) {
        const spot = box ? latest.current.place(box, view, current) : undefined;
        // a line more of a text moves all that is below it: what nobody sees comes with what moves it into view
        if (shown && spot && isFar(shown, view) && isFar(spot, view)) return;
        apply(current, shown, spot);
        shown = spot;
      },
      movement,
    });
  }, [canvas, movement]);
  return (
    <div ref={node} className={`tracked ${className}`}>
      {children}
    </div>
  );
}
