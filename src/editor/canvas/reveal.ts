import type { Target } from "#/site/operations/target.ts";
import { fieldTopic } from "../document-store/topics.ts";
import type { Timers } from "../signals/timers.ts";
import type { CanvasControl } from "./canvas-control.ts";
import type { RevealOptions } from "../session/canvas-port.ts";

const flashStays = 600;
const longestWait = 10_000;

function isInView(element: Element, window: Window): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

function scrollTo(element: HTMLElement): void {
  const { defaultView: window } = element.ownerDocument;
  if (!window || isInView(element, window)) return;
  const calm = globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { height } = element.getBoundingClientRect();
  element.scrollIntoView({
    behavior: calm ? "auto" : "smooth",
    block: height > window.innerHeight ? "start" : "center",
  });
}

/** Whatever is typed next takes the place of the section's first words. */
function selectFirstText(element: HTMLElement): void {
  const text = element.querySelector<HTMLElement>('[data-edit="text"]');
  if (!text) return;
  text.focus({ preventScroll: true });
  element.ownerDocument.getSelection()?.selectAllChildren(text);
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

type Revealing = Pick<CanvasControl, "document" | "flash" | "elementOf">;

/** Brings sections into view. What is not drawn yet is waited for, until another one is wanted or 10 s are over. */
export function createReveal(control: Revealing, timers: Timers): CanvasControl["reveal"] {
  const { document } = control;
  let cancelFlash = (): void => undefined;
  let stopWaiting = (): void => undefined;

  const show = (
    element: HTMLElement,
    target: Target,
    { flash = false, focusText = false }: RevealOptions,
  ): void => {
    scrollTo(element);
    if (focusText) selectFirstText(element);
    if (!flash) return;
    cancelFlash();
    control.flash.set(target);
    cancelFlash = timers.after(flashStays, () => control.flash.set(null));
  };

  const find = (target: Target, { path }: RevealOptions): HTMLElement | undefined => {
    const field =
      path && document.querySelector<HTMLElement>(`[data-topic="${fieldTopic(target, path)}"]`);
    return field ?? control.elementOf(target);
  };

  const seek = (target: Target, options: RevealOptions): void => {
    stopWaiting();
    const isShown = (): boolean => {
      const element = find(target, options);
      if (element) show(element, target, options);
      return element !== undefined;
    };
    if (!isShown()) stopWaiting = askWithChanges(document, timers, isShown);
  };
  // one frame later: what was dispatched just now is drawn by then
  return (target, options = {}) =>
    void document.defaultView?.requestAnimationFrame(() => seek(target, options));
}
