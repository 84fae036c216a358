import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { clearSpot } from "../../../canvas/overlay/clear-spot.ts";
import type { Spot } from "../../../canvas/overlay/clear-spot.ts";
import { roomAtFoot } from "../../../canvas/overlay/room-at-foot.ts";
import type { PlaceNode } from "../../../canvas/overlay/tracked.tsx";
import {
  beginningsAround,
  controlsAround,
  wordsAround,
} from "../../../canvas/overlay/words-around.ts";

/** The side of "+" where it stands on the page, as in insertion-bands.css. */
const size = 40;

/** Where "+" may stand at its boundary, each half its size below the one before. */
const rows = ["above", "on", "below"] as const;

/** Above its boundary, on it or below, at the edge of the page where it lies over no content. */
function freeSpot(canvas: CanvasControl, y: number, { width, zoom }: Room): Spot {
  const area = { left: 0, top: y - size, width, height: 2 * size };
  const around = { area, zoom };
  return clearSpot({
    size: { width: size, height: size },
    spots: rows.flatMap((_, index) =>
      [0, width - size].map((left) => ({ left, top: y + (index / 2 - 1) * size })),
    ),
    obstacles: [
      ...wordsAround(canvas.document, around),
      ...controlsAround(canvas.document, around),
      ...beginningsAround(canvas.document, around),
    ],
    room: area,
  });
}

interface Room {
  readonly width: number;
  readonly zoom: number;
}

/** Along the boundary below a section, or above the first one. In small windows, where "+" stands on the page, it is put over no content, and shown where all of it is in sight. */
export function placeBand(canvas: CanvasControl, isFirst: boolean): PlaceNode {
  return ({ top, height, width }, view, node) => {
    const y = isFirst ? top : top + height;
    if (y > -size && y < view.height + size && matchMedia("(max-width: 820px)").matches) {
      const spot = freeSpot(canvas, y, { width, zoom: view.zoom });
      node.dataset["edge"] = spot.left > 0 ? "end" : "start";
      // what the tools would cut waits until it is scrolled above them
      const isCut = spot.top + size > view.height - roomAtFoot(canvas.document);
      node.dataset["row"] = isCut ? "cut" : rows[Math.round(((spot.top - y) / size + 1) * 2)];
    }
    // as wide as its section: the page's scroll bar stays clear
    return { top: y, width };
  };
}
