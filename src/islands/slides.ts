import { scrollBehaviour } from "./motion.ts";

/** Pixels that a finger goes sideways to get to the next slide. */
const swipe = 40;

let isWatching = false;

function slidesOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-slides]") : null;
}

/** Chooses a slide so many places further on. Screen readers are told of it where a hand did it. */
function step(slides: HTMLElement, by: number, isByHand: boolean): void {
  const choices = [...slides.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const at = choices.findIndex(({ checked }) => checked);
  slides.querySelector("ul")?.setAttribute("aria-live", isByHand ? "polite" : "off");
  choices[(at + by + choices.length) % choices.length]?.click();
}

function handleClick({ target }: Event): void {
  const slides = slidesOf(target);
  const button = target instanceof Element && target.closest("button");
  if (!slides || !button) return;
  const by = Number(button.dataset["step"]);
  if (by) step(slides, by, true);
  if (!("pause" in button.dataset)) return;
  const isPaused = slides.toggleAttribute("data-paused");
  button.setAttribute("aria-pressed", String(isPaused));
}

/** The line that tells how long a slide stands has run out (its style sheet runs and stops it). */
function handleEnd({ target, animationName }: AnimationEvent): void {
  const slides = animationName === "slides-fill" && slidesOf(target);
  if (slides && scrollBehaviour() === "smooth") step(slides, 1, false);
}

let start: { readonly slides: HTMLElement; readonly touch: Touch } | undefined;

function handleTouch({ target, touches: [touch, second] }: TouchEvent): void {
  const slides = slidesOf(target);
  start = slides && touch && !second ? { slides, touch } : undefined;
}

function handleLift({ changedTouches: [end] }: TouchEvent): void {
  if (!start || !end || visualViewport?.scale !== 1) return;
  const { slides, touch } = start;
  const [right, down] = [end.clientX - touch.clientX, end.clientY - touch.clientY];
  if (Math.abs(right) <= Math.max(swipe, Math.abs(down))) return;
  const isTurned = getComputedStyle(slides).direction === "rtl";
  step(slides, right < 0 === isTurned ? -1 : 1, true);
}

function handleVisibility(): void {
  for (const slides of document.querySelectorAll("[data-slides]"))
    slides.toggleAttribute("data-away", document.hidden);
}

/** The other slides are fetched, and begin to take turns, once the first picture is there. */
function prepare(slides: HTMLElement): void {
  const begin = (): void => void (slides.dataset["ready"] = "");
  const [first] = slides.getElementsByTagName("img");
  if (first) first.decode().then(begin, begin);
  else begin();
}

/** Slides of a header take turns, from now on. */
export function init(): void {
  document.querySelectorAll<HTMLElement>("[data-slides]:not([data-ready])").forEach(prepare);
  handleVisibility();
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("click", handleClick);
  document.addEventListener("animationend", handleEnd);
  document.addEventListener("touchstart", handleTouch, { passive: true });
  document.addEventListener("touchend", handleLift, { passive: true });
  document.addEventListener("visibilitychange", handleVisibility);
}
