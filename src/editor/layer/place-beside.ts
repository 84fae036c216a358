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

/** Where a box stands beside its anchor: below it, or above where there is no room; always within the room. */
export function placeBeside(anchor: Rectangle, box: Size, room: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - box.height;
  const fits = below + box.height <= room.height - edge;
  const top = fits || above < edge ? Math.min(below, room.height - edge - box.height) : above;
  const left = Math.min(anchor.left, room.width - edge - box.width);
  return { left: Math.max(edge, Math.round(left)), top: Math.max(edge, Math.round(top)) };
}
