import type { Pixels } from "./logo-colours.ts";

/** Pixels along either side: enough that the blends where two colours meet are little of the picture. */
const side = 320;

/**
 * The picture of a file, small. It is drawn as an image is: no script of an SVG runs, and nothing of it is loaded.
 * Rejects with the browser's error where it is no picture that the browser knows.
 */
export async function logoPixels(file: Blob): Promise<Pixels> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("The browser has no canvas");
    context.drawImage(image, 0, 0, side, side);
    return context.getImageData(0, 0, side, side);
  } finally {
    URL.revokeObjectURL(address);
  }
}
