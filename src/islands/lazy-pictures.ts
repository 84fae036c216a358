import { lazyPictureMargin, pictureFadeMilliseconds } from "#/site/design-constants.ts";
import { scrollBehaviour } from "./motion.ts";
import { whenThere } from "./when-there.ts";

function isNear(image: Element): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > -lazyPictureMargin && top < innerHeight + lazyPictureMargin;
}

/** Lets a picture come out of its colour, which its frame shows in the meantime where it is as large. */
function fadeIn(image: HTMLImageElement): void {
  const frame = image.closest("picture")?.parentElement;
  const isFramed =
    frame?.offsetWidth === image.offsetWidth && frame.offsetHeight === image.offsetHeight;
  if (frame && isFramed) frame.style.backgroundColor = getComputedStyle(image).backgroundColor;
  const fading = image.animate({ opacity: [0, 1] }, pictureFadeMilliseconds);
  fading.onfinish = () => frame?.style.removeProperty("background-color");
}

function showFailed(image: HTMLImageElement): void {
  image.removeAttribute("data-waiting");
  whenThere(import("./failed-picture.ts"), ({ replaceFailed }) => replaceFailed(image));
}

function handleLoad({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute("data-waiting")) return;
  target.removeAttribute("data-waiting");
  if (isNear(target) && scrollBehaviour() === "smooth") fadeIn(target);
}

function handleError({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.closest("picture")) showFailed(target);
}

/** Pictures of the page that are not there yet fade in when they are; failed ones are white. */
export function waitForPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("picture>img")) {
    const { complete, naturalWidth, loading } = image;
    if (complete && naturalWidth === 0 && image.currentSrc) showFailed(image);
    else if (!complete && loading === "lazy") image.setAttribute("data-waiting", "");
  }
}

/** Looks after the loading of pictures from now on. */
export function watchPictures(): void {
  document.addEventListener("load", handleLoad, true);
  document.addEventListener("error", handleError, true);
}
