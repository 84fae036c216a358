import { timings } from "#/site/limits.ts";
import { scrollBehaviour } from "./motion.ts";

let stopWaiting = (): void => undefined;

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Moves the focus to an element that need not be able to have it, without scrolling there. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to the element of a hash and focuses it, as soon as it is there; gives up after 10 s, or for the next one. */
export function reveal(hash: string): void {
  stopWaiting();
  const id = idOf(hash);
  const show = (): boolean => {
    const element = document.getElementById(id);
    element?.scrollIntoView({ behavior: scrollBehaviour() });
    if (element) focusOn(element);
    return element !== null;
  };
  if (id === "" || show()) return;
  const observer = new MutationObserver(() => show() && stopWaiting());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["id"] });
  const timer = setTimeout(() => stopWaiting(), timings.hashScrollWait);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
