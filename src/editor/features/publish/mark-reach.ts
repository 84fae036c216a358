import type { Box } from "../../canvas/tracker.ts";

/** How far beyond each edge of a mark a finger still meets it, in pixels. */
interface Reach {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** As large as a finger where there is room. */
const most = 10;

function nearest(distances: readonly number[]): number {
  return Math.max(0, Math.min(most, ...distances));
}

/** As far as a mark may be met without taking a tap that is meant for words beside, above or below it. */
export function reachOf(mark: Box, words: readonly Box[]): Reach {
  const [right, bottom] = [mark.left + mark.width, mark.top + mark.height];
  const beside = words.filter(({ top, height }) => top < bottom && top + height > mark.top);
  const before = beside.filter(({ left }) => left < mark.left);
  const behind = beside.filter(({ left, width }) => left + width > right);
  const sides = {
    left: nearest(before.map(({ left, width }) => mark.left - left - width)),
    right: nearest(behind.map(({ left }) => left - right)),
  };
  const across = words.filter(
    ({ left, width }) => left < right + sides.right && left + width > mark.left - sides.left,
  );
  const above = across.filter(({ top }) => top < mark.top);
  const below = across.filter(({ top, height }) => top + height > bottom);
  return {
    ...sides,
    top: nearest(above.map(({ top, height }) => mark.top - top - height)),
    bottom: nearest(below.map(({ top }) => top - bottom)),
  };
}
