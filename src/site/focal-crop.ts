import type { Asset, Crop, Picture } from "./image.ts";
import { filledCrop, turnedSize } from "./turned-picture.ts";

const wholePicture = { left: 0, top: 0, width: 1, height: 1, turn: 0 } as const;
const middle = { x: 0.5, y: 0.5 } as const;

/** Width by height of a ratio like "4:5". */
function ratioValue(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return width / height;
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
  const from = crop ? filledCrop(asset, crop) : wholePicture;
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
