import type { Size, Spot } from "#/site/turned-picture.ts";
import { fillingZoom, nearestMiddle, turnedSize } from "#/site/turned-picture.ts";
import type { PercentArea } from "./crop-area.ts";
import { joinTurn, mostOf } from "./crop-area.ts";

/** In pixels on the screen: the picture before it is turned and zoomed, and its frame. */
export interface CropSizes {
  readonly picture: Size;
  readonly frame: Size;
}

/** What somebody asked for, which may be more than the picture has. */
export interface Wanted {
  /** How far the picture's middle lies from the frame's, in pixels on the screen. */
  readonly offset: Spot;
  readonly zoom: number;
  readonly turn: { readonly quarters: number; readonly rest: number };
}

/** What is shown of it: the picture always fills its frame. */
export interface CropView extends Wanted {
  /** The least zoom with which this turn fills the frame, and the most. */
  readonly range: { readonly min: number; readonly max: number };
  readonly area: PercentArea;
}

/** So many times as near as a picture fills its frame it can be looked at. */
const nearest = 4;

/** Hundredths are what is shown and chosen: rounded down, a corner would be empty. */
function roundedUp(zoom: number): number {
  return Math.ceil(zoom * 100 - 1e-6) / 100;
}

/** The nearest view to what is wanted in which the picture fills its frame. */
export function viewOf({ offset, zoom: wanted, turn }: Wanted, sizes: CropSizes): CropView {
  const degrees = joinTurn(turn);
  const framing = { ...sizes, turn: degrees };
  // the frame is drawn as large as the box around the turned picture
  const min = Math.max(1, roundedUp(fillingZoom(framing)));
  const range = { min, max: nearest * min };
  const zoom = Math.min(range.max, Math.max(range.min, wanted));
  const frame = { width: sizes.frame.width / zoom, height: sizes.frame.height / zoom };
  const asked = { x: -offset.x / zoom, y: -offset.y / zoom };
  const middle = nearestMiddle({ ...framing, frame }, asked);
  const box = turnedSize(sizes.picture, degrees);
  return {
    // a zero has no sign
    offset: { x: 0 - middle.x * zoom, y: 0 - middle.y * zoom },
    zoom,
    turn,
    range,
    area: {
      x: 50 + ((middle.x - frame.width / 2) / box.width) * 100,
      y: 50 + ((middle.y - frame.height / 2) / box.height) * 100,
      width: (frame.width / box.width) * 100,
      height: (frame.height / box.height) * 100,
    },
  };
}

/** The offset for the frame's upper left corner to lie at a spot in per cent of the box around the picture. */
export function offsetFor({ area, zoom, turn }: CropView, { x, y }: Spot, picture: Size): Spot {
  const box = turnedSize(picture, joinTurn(turn));
  const most = mostOf(area);
  const left = Math.min(most.x, Math.max(0, x));
  const top = Math.min(most.y, Math.max(0, y));
  return {
    x: ((50 - area.width / 2 - left) / 100) * box.width * zoom,
    y: ((50 - area.height / 2 - top) / 100) * box.height * zoom,
  };
}
