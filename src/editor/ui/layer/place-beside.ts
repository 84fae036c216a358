interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

/** Which side of its anchor a box belongs to. */
export type Belonging = "below" | "start" | "end";

/**
 * From the edges of the room. What opens upward is set from below: it grows away from its anchor, and its foot stays.
 * `side` is the one that it belongs to, also while it lies over its anchor for want of room.
 */
export type Placement = { readonly left: number; readonly side: Belonging | "above" } & (
  | { readonly top: number; readonly bottom?: undefined }
  | { readonly bottom: number; readonly top?: undefined }
);

interface Beside {
  readonly anchor: Rectangle;
  readonly box: Size;
  readonly room: Size;
  readonly side?: Belonging | undefined;
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

/** Left or right of the anchor, their tops in line; on the other side where there is no room on its own. */
function placeAtSide({ anchor, box, room, side = "start" }: Beside): Placement {
  const start = anchor.left - gap - box.width;
  const end = anchor.left + anchor.width + gap;
  const isAtStart = side === "end" ? end + box.width > room.width - edge : start >= edge;
  return {
    side,
    left: within(isAtStart ? start : end, box.width, room.width),
    top: within(anchor.top, box.height, room.height),
  };
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
  return (beside.side ?? "below") === "below" ? placeBelow(beside) : placeAtSide(beside);
}
