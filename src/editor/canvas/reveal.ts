import type { Target } from "#/site/operations/target.ts";
import { fieldTopic } from "../document-store/topics.ts";
import type { Timers } from "../document-store/timers.ts";
import type { CanvasControl, RevealOptions } from "./canvas-control.ts";

const flashStays = 600;
const attempts = 30;

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

/** Brings sections into view. One that was just added is waited for until it is drawn. */
export function createReveal(control: CanvasControl, timers: Timers): CanvasControl["reveal"] {
  const { document } = control;
  let cancelFlash = (): void => undefined;

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

  const seek = (target: Target, options: RevealOptions, left: number): void => {
    const field =
      options.path &&
      document.querySelector<HTMLElement>(`[data-topic="${fieldTopic(target, options.path)}"]`);
    const element = field ?? control.elementOf(target);
    if (element) show(element, target, options);
    else if (left > 0)
      document.defaultView?.requestAnimationFrame(() => seek(target, options, left - 1));
  };
  // one frame later: what was dispatched just now is drawn by then
  return (target, options = {}) =>
    void document.defaultView?.requestAnimationFrame(() => seek(target, options, attempts));
}
