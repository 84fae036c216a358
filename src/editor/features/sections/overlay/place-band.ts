import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { clearSpot } from "../../../canvas/overlay/clear-spot.ts";
import type { PlaceNode } from "../../../canvas/overlay/tracked.tsx";
import {
  beginningsAround,
  controlsAround,
  wordsAround,
} from "../../../canvas/overlay/words-around.ts";

/** The side of "+" where it stands on the page, as in insertion-bands.css. */
const size = 40;

/** Where "+" may stand at its boundary, its upper edge from there. */
const rows = { above: -size, on: -size / 2, below: 0 } as const;
type Row = keyof typeof rows;

/** Above its boundary, on it or below, at the edge of the page where it lies over no content. */
function freePlace(canvas: CanvasControl, y: number, { width, zoom }: Room): [string, Row] {
  const area = { left: 0, top: y - size, width, height: 2 * size };
  const places = (["above", "on", "below"] as const).flatMap((row) =>
    (["start", "end"] as const).map((edge) => ({ row, edge })),
  );
  const spots = places.map(({ row, edge }) => ({
    left: edge === "start" ? 0 : width - size,
    top: y + rows[row],
  }));
  const around = { area, zoom };
  const spot = clearSpot({
    size: { width: size, height: size },
    spots,
    obstacles: [
      ...wordsAround(canvas.document, around),
      ...controlsAround(canvas.document, around),
      ...beginningsAround(canvas.document, around),
    ],
    room: area,
  });
  const found = places[spots.findIndex(({ left, top }) => left === spot.left && top === spot.top)];
  return [found?.edge ?? "start", found?.row ?? "above"];
}

interface Room {
  readonly width: number;
  readonly zoom: number;
}

/** Along the boundary below a section, or above the first one. In small windows, where "+" stands on the page, it is put over no content. */
export function placeBand(canvas: CanvasControl, isFirst: boolean): PlaceNode {
  return ({ top, height, width }, view, node) => {
    const y = isFirst ? top : top + height;
    if (y > -size && y < view.height + size && matchMedia("(max-width: 820px)").matches) {
      const [edge, row] = freePlace(canvas, y, { width, zoom: view.zoom });
      node.dataset["edge"] = edge;
      node.dataset["row"] = row;
    }
    // as wide as its section: the page's scroll bar stays clear
    return { top: y, width };
  };
}
