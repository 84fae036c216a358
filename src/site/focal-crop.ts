import type { Asset, Crop, Picture } from "./image.ts";

const wholePicture = { left: 0, top: 0, width: 1, height: 1, turn: 0 } as const;
const middle = { x: 0.5, y: 0.5 } as const;

/** Width by height of a ratio like "4:5". */
function ratioValue(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return width / height;
}

/** Sizes of a picture after it was turned: those of the box around it. */
function turnedSize({ width, height }: Pick<Asset, "width" | "height">, turn: number) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Four digits name a pixel of any picture that is kept, and keep equal parts equal. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/**
 * The largest part of a picture, its crop applied, that has the ratio. It lies about the focal point just as
 * `object-fit: cover` with this `object-position` shows it, so that it is what the canvas shows.
 */
export function focalCrop(
  asset: Pick<Asset, "width" | "height">,
  { crop, focus }: Pick<Picture, "crop" | "focus">,
  ratio: string,
): Crop {
  const from = crop ?? wholePicture;
  const turned = turnedSize(asset, from.turn);
  const own = (from.width * turned.width) / (from.height * turned.height);
  const wanted = ratioValue(ratio);
  const width = from.width * Math.min(1, wanted / own);
  const height = from.height * Math.min(1, own / wanted);
  const { x, y } = focus ?? middle;
  return {
    left: rounded(from.left + (from.width - width) * x),
    top: rounded(from.top + (from.height - height) * y),
    width: rounded(width),
    height: rounded(height),
    turn: from.turn,
  };
}
