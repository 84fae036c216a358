import type { Crop } from "#/site/image.ts";
import type { Spot } from "#/site/turned-picture.ts";

/** A part of a picture in per cent, as the crop frame gives it. */
export interface PercentArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function share(percent: number, most = 1): number {
  return Math.round(Math.min(most, Math.max(0, percent / 100)) * 100_000) / 100_000;
}

/** The crop of an area after a turn in degrees; null where it is the whole picture, upright. */
export function cropOf(area: PercentArea, turn: number): Crop | null {
  const left = share(area.x);
  const top = share(area.y);
  const crop = {
    left,
    top,
    width: share(area.width, 1 - left),
    height: share(area.height, 1 - top),
    turn,
  };
  const isWhole = turn === 0 && crop.width > 0.9995 && crop.height > 0.9995;
  return isWhole || crop.width <= 0 || crop.height <= 0 ? null : crop;
}

export function areaOf(crop: Crop): PercentArea {
  return {
    x: crop.left * 100,
    y: crop.top * 100,
    width: crop.width * 100,
    height: crop.height * 100,
  };
}

/** A turn as quarter turns and the rest, −45 to 45. */
export function splitTurn(turn: number): { quarters: number; rest: number } {
  const quarters = Math.round(turn / 90);
  return { quarters: ((quarters % 4) + 4) % 4, rest: Math.round((turn - quarters * 90) * 10) / 10 };
}

/** Degrees clockwise, more than −360 and less than 360. */
export function joinTurn({ quarters, rest }: { quarters: number; rest: number }): number {
  const turn = quarters * 90 + rest;
  return turn > 180 ? turn - 360 : turn;
}

/** The farthest spot that the frame can have without leaving the picture. */
export function mostOf({ width, height }: PercentArea): Spot {
  return { x: Math.max(0, 100 - width), y: Math.max(0, 100 - height) };
}
