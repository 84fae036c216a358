interface Size {
  readonly width: number;
  readonly height: number;
}
interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels between a box and its anchor, and between a box and the edge of its room. */
const gap = 6;
const edge = 8;

/** Left of the anchor, its tops in line; right of it where there is no room. */
function placeAtStart(anchor: Rectangle, box: Size): { left: number; top: number } {
  const left = anchor.left - gap - box.width;
  return { left: left >= edge ? left : anchor.left + anchor.width + gap, top: anchor.top };
}

/** Below the anchor, or above it where there is no room. */
function placeBelow(anchor: Rectangle, box: Size, room: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - box.height;
  const fits = below + box.height <= room.height - edge;
  return { left: anchor.left, top: fits || above < edge ? below : above };
}

/** Where a box stands beside its anchor; always within the room. */
export function placeBeside(
  anchor: Rectangle,
  box: Size,
  room: Size,
  side: "below" | "start" = "below",
): { left: number; top: number } {
  const { left, top } =
    side === "start" ? placeAtStart(anchor, box) : placeBelow(anchor, box, room);
  return {
    left: Math.max(edge, Math.round(Math.min(left, room.width - edge - box.width))),
    top: Math.max(edge, Math.round(Math.min(top, room.height - edge - box.height))),
  };
}
