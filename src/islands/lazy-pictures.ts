import { lazyPictureMargin, pictureFadeMilliseconds } from "#/site/design-constants.ts";
import { scrollBehaviour } from "./motion.ts";
import { whenThere } from "./when-there.ts";

const lazyPictures = 'picture>img[loading="lazy"]';

/** Lets a picture come out of its colour, which its frame shows in the meantime where it is as large. */
function fadeIn(image: HTMLImageElement): void {
  const frame = image.closest("picture")?.parentElement;
  const isFramed =
    frame?.offsetWidth === image.offsetWidth && frame.offsetHeight === image.offsetHeight;
  if (frame && isFramed) frame.style.backgroundColor = getComputedStyle(image).backgroundColor;
  const fading = image.animate({ opacity: [0, 1] }, pictureFadeMilliseconds);
  fading.onfinish = () => {
    if (frame) frame.style.backgroundColor = "";
  };
}

function showFailed(image: HTMLImageElement): void {
  image.removeAttribute("data-waiting");
  whenThere(import("./failed-picture.ts"), ({ replaceFailed }) => replaceFailed(image));
}

function handleLoad({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute("data-waiting")) return;
  target.removeAttribute("data-waiting");
  if (scrollBehaviour() === "smooth") fadeIn(target);
}

function handleError({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.closest("picture")) showFailed(target);
}

/** Puts a picture into its place (lazy-pictures.css), where the browser loads it. */
function bring(image: HTMLImageElement): void {
  if (!image.complete) image.setAttribute("data-waiting", "");
  image.setAttribute("data-near", "");
}

// A picture that is away is nowhere near: its frame is watched.
const frames = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      frames.unobserve(target);
      target.querySelectorAll<HTMLImageElement>(`:scope>${lazyPictures}`).forEach(bring);
    }
  },
  { rootMargin: `${lazyPictureMargin}px` },
);

/** Lazy pictures of the page load 500 px before they come into view (R31), and fade in; failed ones are white. */
export function waitForPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("picture>img")) {
    const { complete, naturalWidth } = image;
    const frame = image.parentElement?.parentElement;
    if (complete && naturalWidth === 0 && image.currentSrc) showFailed(image);
    else if (frame && image.matches(lazyPictures)) frames.observe(frame);
  }
}

/** On paper every picture is there, and none on its way. */
function handlePrint(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(lazyPictures)) {
    image.loading = "eager";
    image.removeAttribute("data-waiting");
    for (const fading of image.getAnimations()) fading.finish();
  }
}

/** Looks after the loading of pictures from now on. */
export function watchPictures(): void {
  document.addEventListener("load", handleLoad, true);
  document.addEventListener("error", handleError, true);
  addEventListener("beforeprint", handlePrint);
}
