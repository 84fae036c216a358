/** One of the things that are put in order, from the top of the screen. */
export interface ReorderBox {
  readonly id: string;
  readonly top: number;
  readonly height: number;
}

/** The place among the others where what is dragged would land: by the middles of the others. */
export function dropIndex(boxes: readonly ReorderBox[], id: string, y: number): number {
  const others = boxes.filter((box) => box.id !== id);
  const index = others.findIndex((box) => y < box.top + box.height / 2);
  return index === -1 ? others.length : index;
}

/** Where the line stands that shows a place among the others. */
export function dropLine(boxes: readonly ReorderBox[], id: string, index: number): number {
  const others = boxes.filter((box) => box.id !== id);
  const next = others[index];
  if (next) return next.top;
  const last = others.at(-1);
  return last ? last.top + last.height : 0;
}

/** Pixels from an edge within which dragging scrolls, and the most that it scrolls in a frame. */
const zone = 80;
const speed = 18;

/** How far to scroll in this frame while the pointer is near an edge of the room. */
export function scrollStep(
  y: number,
  room: { readonly top: number; readonly bottom: number },
): number {
  const above = room.top + zone - y;
  if (above > 0) return -Math.ceil((Math.min(above, zone) / zone) * speed);
  const below = y - (room.bottom - zone);
  return below > 0 ? Math.ceil((Math.min(below, zone) / zone) * speed) : 0;
}
