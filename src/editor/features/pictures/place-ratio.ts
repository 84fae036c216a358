import type { Size } from "#/site/turned-picture.ts";

/** Two ratios that differ by less look the same. */
const same = 0.01;
/** As far as ratios are named by small numbers, such as 16 : 9. */
const largestTerm = 21;

function isNear(ratio: number, other: number): boolean {
  return Math.abs(ratio / other - 1) < same;
}

/** A ratio in the smallest numbers that come near it, else in hundredths to one. */
export function namedRatio(ratio: number): Size {
  for (let height = 1; height <= largestTerm; height += 1) {
    const width = Math.round(ratio * height);
    if (width > 0 && width <= largestTerm && isNear(width / height, ratio))
      return { width, height };
  }
  return { width: Math.round(ratio * 100) / 100, height: 1 };
}

/**
 * The ratio of the place that a picture fills on the page; undefined where a picture's place has the form of what it
 * shows, so that it is the crop that forms it. `isCropped` tells that its owner chose what is shown.
 */
export function placeRatio(image: HTMLImageElement, isCropped: boolean): Size | undefined {
  const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = image;
  if (width === 0 || height === 0 || naturalWidth === 0 || naturalHeight === 0) return undefined;
  const { objectFit, aspectRatio } = getComputedStyle(image);
  if (objectFit !== "cover") return undefined;
  const isFixed = aspectRatio !== "" && !aspectRatio.startsWith("auto");
  const isCut = !isNear(width / height, naturalWidth / naturalHeight);
  return isFixed || isCut || isCropped ? namedRatio(width / height) : undefined;
}
