import { commonArea } from "#/lib/common-area.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

type Side = "below" | "above" | "start" | "end";

/**
 * From the edges of the room. What opens upward is set from below: it grows away from its anchor, and its foot stays.
 * `side` is the one that it belongs to, also while it lies over its anchor for want of room.
 */
export type Placement = { readonly left: number; readonly side: Side } & (
  | { readonly top: number; readonly bottom?: undefined }
  | { readonly bottom: number; readonly top?: undefined }
);

interface Beside {
  readonly anchor: Rectangle;
  readonly box: Size;
  readonly room: Size;
  readonly side?: "below" | "start" | undefined;
  /** Of what belongs at the start: what it covers as little of as the room allows. */
  readonly clear?: Rectangle | undefined;
  /** Where it stood before: it stays on its side as long as there is room. */
  readonly before?: Placement | undefined;
}

/** Pixels between a box and its anchor, and between a box and the edge of its room. */
const gap = 6;
const edge = 8;

/** Moved into the room; what is larger begins at its edge. */
function within(at: number, size: number, room: number): number {
  return Math.max(edge, Math.round(Math.min(at, room - edge - size)));
}

/**
 * Left of the anchor, its tops in line; right of it where there is no room, or where it covers less of what it keeps clear
 * of, or higher or lower for that.
 */
function placeAtStart({ anchor, box, room, clear }: Beside): Placement {
  const start = anchor.left - gap - box.width;
  const end = anchor.left + anchor.width + gap;
  const sides = clear && end + box.width <= room.width - edge ? [start, end] : [start];
  const tops = clear
    ? [anchor.top, clear.top + clear.height + gap, clear.top - gap - box.height]
    : [anchor.top];
  const places = tops.flatMap((top) =>
    sides.map((side) => ({
      left: within(side >= edge ? side : end, box.width, room.width),
      top: within(top, box.height, room.height),
    })),
  );
  const cost = (place: (typeof places)[number]): number =>
    clear ? commonArea({ ...place, ...box }, clear) : 0;
  const [best = { left: edge, top: edge }] = places.toSorted(
    (one, other) => cost(one) - cost(other),
  );
  return { side: "start", ...best };
}

/** Below the anchor, or above it where there is room only there; where there is none, over it at the room's foot. */
function placeBelow({ anchor, box, room, before }: Beside): Placement {
  const left = within(anchor.left, box.width, room.width);
  const below = anchor.top + anchor.height + gap;
  const fitsBelow = below + box.height <= room.height - edge;
  const fitsAbove = anchor.top - gap - box.height >= edge;
  const kept = before?.side === "above" ? "above" : "below";
  if (!fitsBelow && !fitsAbove) {
    const isSmall = box.height <= room.height - 2 * edge;
    return { left, side: kept, ...(isSmall ? { bottom: edge } : { top: edge }) };
  }
  const side = fitsBelow && fitsAbove ? kept : fitsAbove ? "above" : "below";
  return side === "above"
    ? { left, side, bottom: Math.max(edge, Math.round(room.height - anchor.top + gap)) }
    : { left, side, top: within(below, box.height, room.height) };
}

/** Where a box stands beside its anchor; always within the room. */
export function placeBeside(beside: Beside): Placement {
  return beside.side === "start" ? placeAtStart(beside) : placeBelow(beside);
}
