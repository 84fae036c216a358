import type { Crop } from "./image.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

function partsOf(turn: number): { readonly cos: number; readonly sin: number } {
  const angle = (turn * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}

/** Size of the upright box around something that is turned by degrees. */
export function turnedSize({ width, height }: Size, turn: number): Size {
  const { cos, sin } = partsOf(turn);
  return {
    width: width * Math.abs(cos) + height * Math.abs(sin),
    height: width * Math.abs(sin) + height * Math.abs(cos),
  };
}

/** An upright frame before a picture that is turned by degrees beneath it. */
export interface Framing {
  readonly picture: Size;
  readonly frame: Size;
  readonly turn: number;
}

/** How many times as large the picture must be to fill its frame: what is turned has its frame's corners within it. */
export function fillingZoom({ picture, frame, turn }: Framing): number {
  const span = turnedSize(frame, turn);
  return Math.max(span.width / picture.width, span.height / picture.height);
}

function within(value: number, room: number): number {
  const most = Math.max(0, room / 2);
  return Math.min(most, Math.max(-most, value));
}

/** Where the frame's middle may be, seen from the picture's: there, or at the nearest spot where the picture fills it. */
export function nearestMiddle({ picture, frame, turn }: Framing, { x, y }: Spot): Spot {
  const { cos, sin } = partsOf(turn);
  const span = turnedSize(frame, turn);
  const along = within(x * cos + y * sin, picture.width - span.width);
  const across = within(y * cos - x * sin, picture.height - span.height);
  return { x: along * cos - across * sin, y: along * sin + across * cos };
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100_000) / 100_000;
}

/**
 * A crop of a turned picture without the empty corners around that: its frame is made smaller and moved where it must.
 * One that holds nothing but the picture stays as it is.
 */
export function filledCrop(picture: Size, crop: Crop): Crop {
  const { turn } = crop;
  if (turn % 90 === 0) return crop;
  const box = turnedSize(picture, turn);
  const asked = { width: crop.width * box.width, height: crop.height * box.height };
  const zoom = Math.max(1, fillingZoom({ picture, frame: asked, turn }));
  const frame = { width: asked.width / zoom, height: asked.height / zoom };
  const middle = nearestMiddle(
    { picture, frame, turn },
    {
      x: (crop.left + crop.width / 2 - 0.5) * box.width,
      y: (crop.top + crop.height / 2 - 0.5) * box.height,
    },
  );
  return {
    left: share(0.5 + (middle.x - frame.width / 2) / box.width),
    top: share(0.5 + (middle.y - frame.height / 2) / box.height),
    width: share(frame.width / box.width),
    height: share(frame.height / box.height),
    turn,
  };
}
