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

/** What an address may choose for a visitor: a day of a programme, and nothing of a form. */
function isDay(element: HTMLElement | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /\.\d$/.test(element.id);
}

/** What a hash names, or the section that it is in: `comp-nights.2` is the second day of a programme, if it has one. */
function find(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.getElementById(id.replace(/\.\d$/, ""));
}

/** Moves the focus to an element that need not be able to have it, without scrolling there. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to the element of a hash and focuses it, or chooses it where it is one of several, as soon as it is there; gives up after 10 s, or for the next one. */
export function reveal(hash: string): void {
  stopWaiting();
  const id = idOf(hash);
  const show = (): boolean => {
    const element = find(id);
    if (isDay(element)) element.checked = true;
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
