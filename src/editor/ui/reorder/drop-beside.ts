import type { ReorderBox } from "./drop-index.ts";

/** A place on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One of the things that are put in order beside and below each other. */
export interface PlacedBox extends ReorderBox {
  readonly left: number;
  readonly width: number;
}

/** Where a line stands: an upright one between things beside each other, a level one between those below each other. */
export type DropMark = Pick<PlacedBox, "left" | "top" | "width" | "height"> & {
  readonly isUpright: boolean;
};

/** What is moved, and where it would land among the others. */
interface DropOf {
  readonly id: string;
  readonly index: number;
  readonly pointer: Point | null;
}

/** How things follow each other: in rows, from the left or from the right, or below each other. */
interface Flow {
  readonly isAcross: boolean;
  readonly isReversed: boolean;
}

/** Whether two boxes share more than half of the lower one's height. */
function areBeside(one: PlacedBox, other: PlacedBox): boolean {
  const shared =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) / 2;
}

/** In rows where half of what follows, or more, stands beside what it follows: the columns of a wall are read down. */
function flowOf(boxes: readonly PlacedBox[]): Flow {
  const steps = boxes.slice(1).flatMap((box, at): number[] => {
    const before = boxes[at];
    return before && areBeside(before, box) ? [box.left - before.left] : [];
  });
  return {
    isAcross: steps.length > 0 && steps.length * 2 >= boxes.length - 1,
    isReversed: steps.filter((step) => step < 0).length * 2 > steps.length,
  };
}

function distanceTo({ left, top, width, height }: PlacedBox, { x, y }: Point): number {
  const across = Math.max(left - x, 0, x - left - width);
  return Math.hypot(across, Math.max(top - y, 0, y - top - height));
}

/** The box that the pointer is in or next to (of its own row where there are rows), and whether it is past its middle. */
function besideOf(boxes: readonly PlacedBox[], point: Point): { nearest: number; isPast: boolean } {
  const { isAcross, isReversed } = flowOf(boxes);
  const { x, y } = point;
  const row = isAcross ? boxes.filter(({ top, height }) => y >= top && y <= top + height) : [];
  const near = row.length > 0 ? row : boxes;
  const distances = near.map((one) => distanceTo(one, point));
  const box = near[distances.indexOf(Math.min(...distances))];
  if (!box) return { nearest: -1, isPast: false };
  const isPast = isAcross ? x > box.left + box.width / 2 : y > box.top + box.height / 2;
  return { nearest: boxes.indexOf(box), isPast: isAcross ? isPast !== isReversed : isPast };
}

/** The place among the others where what is dragged would land: before or behind the box that the pointer is next to. */
export function dropBeside(boxes: readonly PlacedBox[], id: string, point: Point): number {
  const own = boxes.findIndex((box) => box.id === id);
  const { nearest, isPast } = besideOf(boxes, point);
  if (nearest === -1) return 0;
  if (nearest === own) return own;
  const among = own !== -1 && nearest > own ? nearest - 1 : nearest;
  return among + (isPast ? 1 : 0);
}

function edgeOf(boxes: readonly PlacedBox[], at: number, isEnd: boolean): DropMark | null {
  const box = boxes[at];
  if (!box) return null;
  const { isAcross, isReversed } = flowOf(boxes);
  const { left, top, width, height } = box;
  if (!isAcross)
    return { left, top: isEnd ? top + height : top, width, height: 0, isUpright: false };
  const x = isEnd === isReversed ? left : left + width;
  return { left: x, top, width: 0, height, isUpright: true };
}

/**
 * The line where what is moved would land, at the box that the pointer is next to; of a move by keys (no `point`),
 * before the one that would follow. Null where nothing is.
 */
export function dropMark(
  boxes: readonly PlacedBox[],
  { id, index, pointer }: DropOf,
): DropMark | null {
  const own = boxes.findIndex((box) => box.id === id);
  const stays = index === own;
  if (pointer && !stays) {
    const { nearest, isPast } = besideOf(boxes, pointer);
    return edgeOf(boxes, nearest, isPast);
  }
  if (stays) return edgeOf(boxes, own, false);
  const follows = index + (own !== -1 && index >= own ? 1 : 0);
  return follows < boxes.length
    ? edgeOf(boxes, follows, false)
    : edgeOf(boxes, boxes.length - 1, true);
}
