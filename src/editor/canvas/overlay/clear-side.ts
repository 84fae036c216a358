import { placeBeside } from "../../ui/layer/place-beside.ts";
import type { Placement } from "../../ui/layer/place-beside.ts";
import type { Box } from "../tracker.ts";
import { coveredArea } from "./clear-spot.ts";
import type { Obstacle, Spot } from "./clear-spot.ts";

type Side = Placement["side"];

interface Search {
  /** What the box belongs to, and what else it never lies over, such as the counter of its words. */
  readonly anchor: Box;
  readonly box: { readonly width: number; readonly height: number };
  /** `left` is below 0 where there is room before the page. */
  readonly room: { readonly left: number; readonly width: number; readonly height: number };
  /** Asked for only where the box may stand on more than one side. */
  readonly obstacles: () => readonly Obstacle[];
  /** Where it stood before: it stays on its side as long as it fits there. */
  readonly before: Placement | undefined;
  /** As high as it may become: it stands where it has room for that, and its beginning stays as it grows. */
  readonly height?: number;
}

/** Pixels between the box and its anchor, and between the box and the edge of its room. */
const gap = 6;
const edge = 8;

/** The order counts where two sides cover as much. */
const sides: readonly Side[] = ["below", "above", "end", "start"];

function within(at: number, size: number, room: number): number {
  return Math.max(edge, Math.min(at, room - edge - size));
}

function spotOn(side: Side, { anchor, box, room }: Search): Spot {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const left = within(anchor.left, box.width, room.width);
  const top = within(anchor.top, box.height, room.height);
  switch (side) {
    case "below":
      return { left, top: bottom + gap };
    case "above":
      return { left, top: anchor.top - gap - box.height };
    case "end":
      return { left: right + gap, top };
    case "start":
      return { left: anchor.left - gap - box.width, top };
  }
}

function isInRoom({ left, top }: Spot, { box, room }: Search): boolean {
  return (
    left >= room.left + edge &&
    top >= edge &&
    left + box.width <= room.width - edge &&
    top + box.height <= room.height - edge
  );
}

/** What opens upward is set from below: it grows away from its anchor. */
function placementOf(side: Side, search: Search): Placement {
  const { left, top } = spotOn(side, search);
  const { anchor, room } = search;
  return side === "above"
    ? { side, left: Math.round(left), bottom: Math.round(room.height - anchor.top + gap) }
    : { side, left: Math.round(left), top: Math.round(top) };
}

function fittingSides(search: Search): readonly Side[] {
  return sides.filter((side) => isInRoom(spotOn(side, search), search));
}

interface Sides {
  readonly search: Search;
  readonly fitting: readonly Side[];
}

/** With room for what it may become, and not above: there its beginning would go up as it grows. */
function withRoomToGrow(search: Search): Sides | undefined {
  const { box, height = 0 } = search;
  if (height <= box.height) return undefined;
  const grown = { ...search, box: { ...box, height } };
  const fitting = fittingSides(grown).filter((side) => side !== "above");
  return fitting.length > 0 ? { search: grown, fitting } : undefined;
}

/** What a box covers on each of its sides. */
function costsOf({ search, fitting }: Sides, obstacles: readonly Obstacle[]): number[] {
  return fitting.map((side) => coveredArea({ ...spotOn(side, search), ...search.box }, obstacles));
}

/** Room to grow is no reason to cover words that the box as it is now wouldn't. */
function sidesOf(asked: Search): Sides {
  const own = { search: asked, fitting: fittingSides(asked) };
  const grown = withRoomToGrow(asked);
  if (!grown || own.fitting.length === 0) return grown ?? own;
  const obstacles = asked.obstacles();
  const isClear = Math.min(...costsOf(grown, obstacles)) <= Math.min(...costsOf(own, obstacles));
  return isClear ? grown : own;
}

/** The side of an element on which a box covers the fewest words; over the element only where no side has room. */
export function placeOnClearSide(asked: Search): Placement {
  const found = sidesOf(asked);
  const { search, fitting } = found;
  const { anchor, box, room, before } = search;
  const [first] = fitting;
  if (first === undefined) return placeBeside({ anchor, box, room, before });
  if (before && fitting.includes(before.side)) return placementOf(before.side, search);
  const costs = costsOf(found, fitting.length > 1 ? search.obstacles() : []);
  return placementOf(fitting[costs.indexOf(Math.min(...costs))] ?? first, search);
}
