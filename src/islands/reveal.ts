import type { timings } from "#/site/limits.ts";
import { focusOn } from "./focus-on.ts";
import { wasLedTo } from "./led-to.ts";
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
  const timer = setTimeout(() => stopWaiting(), 10_000 satisfies typeof timings.hashScrollWait);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Goes to what the address of a page names that somebody was led to; the start of the page has done what it does by then. */
export function revealAtStart(): void {
  if (wasLedTo()) setTimeout(reveal, 100 satisfies typeof timings.anchorScrollDelay, location.hash);
}
