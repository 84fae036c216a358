/** Where something stands on the screen, in pixels. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export type Direction = "up" | "down" | "left" | "right";

/** Distance between two stretches of a line; 0 where they overlap. */
function gap(start: number, end: number, otherStart: number, otherEnd: number): number {
  return Math.max(0, otherStart - end, start - otherEnd);
}

function distance(from: Box, to: Box, direction: Direction): number {
  const across = gap(from.left, from.right, to.left, to.right);
  const along = gap(from.top, from.bottom, to.top, to.bottom);
  const middle = (box: Box, isLevel: boolean): number =>
    isLevel ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2;
  const isLevel = direction === "left" || direction === "right";
  const [ahead, aside] = isLevel ? [across, along] : [along, across];
  // of two that are equally near, the one whose middle is nearer
  return ahead + aside * 4 + Math.abs(middle(to, isLevel) - middle(from, isLevel)) / 1000;
}

function isAhead(from: Box, to: Box, direction: Direction): boolean {
  switch (direction) {
    case "up":
      return to.bottom <= from.top + 1;
    case "down":
      return to.top >= from.bottom - 1;
    case "left":
      return to.right <= from.left + 1;
    case "right":
      return to.left >= from.right - 1;
  }
}

/** The index of the box that lies next in a direction, as one sees it; `from` itself where there is none. */
export function neighbour(boxes: readonly Box[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (!start) return from;
  let best = { index: from, distance: Number.POSITIVE_INFINITY };
  for (const [index, box] of boxes.entries()) {
    if (index === from || !isAhead(start, box, direction)) continue;
    const far = distance(start, box, direction);
    if (far < best.distance) best = { index, distance: far };
  }
  return best.index;
}
