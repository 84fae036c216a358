import type { Target } from "#/site/operations/target.ts";
import { fieldTopic } from "../document-store/topics.ts";
import type { Timers } from "../signals/timers.ts";
import type { CanvasControl } from "./canvas-control.ts";
import { drawnPlace, foldAround } from "./folded.ts";
import type { RevealOptions } from "../session/canvas-port.ts";

const loadEntering = () => import("./enter-text.ts");

const flashStays = 600;
const longestWait = 10_000;

/** What of a field has a box: a `<picture>` has none, its `<img>` has. */
function boxOf(field: HTMLElement): HTMLElement {
  return field.matches("picture") ? (field.querySelector("img") ?? field) : field;
}

function isInView(element: Element, window: Window): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

interface Scrolling {
  /** Its beginning comes to the upper edge, even where it is in view. */
  readonly isAbove: boolean;
  readonly isSmooth: boolean;
}

function scrollTo(element: HTMLElement, { isAbove, isSmooth }: Scrolling): void {
  const { defaultView: window } = element.ownerDocument;
  if (!window || (!isAbove && isInView(element, window))) return;
  const calm = globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { height } = element.getBoundingClientRect();
  element.scrollIntoView({
    behavior: isSmooth && !calm ? "smooth" : "auto",
    block: isAbove || height > window.innerHeight ? "start" : "center",
  });
}

/** Asks with every change of the page until it is done, or 10 s are over. The answer ends it. */
function askWithChanges(document: Document, timers: Timers, isDone: () => boolean): () => void {
  const end = (): void => {
    changes.disconnect();
    cancelTimer();
  };
  const changes = new MutationObserver(() => {
    if (isDone()) end();
  });
  const cancelTimer = timers.after(longestWait, end);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  return end;
}

interface RevealDependencies {
  readonly timers: Timers;
  /** Has the page render a field that it otherwise doesn't. Answers whether it has to be waited for. */
  readonly prepare: (target: Target, path: readonly string[]) => boolean;
}

type Revealing = Pick<CanvasControl, "document" | "flash" | "elementOf">;

/** Brings sections into view. What is not drawn yet is waited for, until another one is wanted or 10 s are over. */
export function createReveal(
  control: Revealing,
  { timers, prepare }: RevealDependencies,
): CanvasControl["reveal"] {
  const { document } = control;
  let cancelFlash = (): void => undefined;
  let stopWaiting = (): void => undefined;

  /** The field, or where that is a part of something (a picture's alt text), what it is a part of. */
  const find = (
    target: Target,
    { path = [], of = target }: RevealOptions,
  ): HTMLElement | undefined => {
    for (let end = path.length; end > 0; end -= 1) {
      const topic = fieldTopic(of, path.slice(0, end));
      const found = [...document.querySelectorAll<HTMLElement>(`[data-topic="${topic}"]`)];
      const fields = found.map(boxOf);
      const field = drawnPlace(fields) ?? fields[0];
      if (field) return field;
    }
    return control.elementOf(target);
  };

  /** Answers whether it is there. */
  const show = (target: Target, options: RevealOptions): boolean => {
    const place = (): HTMLElement | undefined => find(target, options);
    const element = place();
    if (!element) return false;
    const { flash = false, focusText = false, isAbove = false, path } = options;
    const fold = foldAround(element);
    if (fold) fold.open = true;
    // on phones the keyboard opens for it, with which the page is scrolled again: that would end a smooth way there
    const isTyped = Boolean(focusText) && globalThis.matchMedia("(max-width: 820px)").matches;
    scrollTo(element, { isAbove: isAbove || (isTyped && !path), isSmooth: !isTyped });
    if (focusText)
      void loadEntering().then(({ enterText }) =>
        enterText(place, { isField: path !== undefined, isSelected: focusText === "selected" }),
      );
    if (flash) {
      cancelFlash();
      control.flash.set(target);
      cancelFlash = timers.after(flashStays, () => control.flash.set(null));
    }
    return true;
  };

  const seek = (target: Target, options: RevealOptions): void => {
    stopWaiting();
    const isShown = (): boolean => !prepare(target, options.path ?? []) && show(target, options);
    if (!isShown()) stopWaiting = askWithChanges(document, timers, isShown);
  };
  // one frame later: what was dispatched just now is drawn by then
  return (target, options = {}) => {
    prepare(target, options.path ?? []);
    document.defaultView?.requestAnimationFrame(() => seek(target, options));
  };
}
