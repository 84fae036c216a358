import type { Box } from "../tracker.ts";

/** What nothing should be drawn over, the more the greater its weight. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

interface Search {
  readonly size: { readonly width: number; readonly height: number };
  /** The best one first. */
  readonly spots: readonly Spot[];
  readonly obstacles: readonly Obstacle[];
  /** What is drawn stays within. */
  readonly room: Box;
}

/** Square pixels that two boxes have in common. */
function commonArea(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Square pixels of obstacles under a box, each by its weight. */
export function coveredArea(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, one) => sum + commonArea(one.box, box) * one.weight, 0);
}

function within(spot: Spot, { size, room }: Search): Spot {
  const last = {
    left: room.left + room.width - size.width,
    top: room.top + room.height - size.height,
  };
  return {
    left: Math.max(room.left, Math.min(spot.left, last.left)),
    top: Math.max(room.top, Math.min(spot.top, last.top)),
  };
}

/** The first spot that lies over nothing, or the one that lies over the least; moved into the room. */
export function clearSpot(search: Search): Spot {
  let best: Spot = { left: 0, top: 0 };
  let least = Infinity;
  for (const wanted of search.spots) {
    const spot = within(wanted, search);
    const sum = coveredArea({ ...spot, ...search.size }, search.obstacles);
    if (sum < least) [best, least] = [spot, sum];
    if (sum === 0) break;
  }
  return best;
}
