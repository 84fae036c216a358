import { useEffect, useRef } from "react";
import { focusOnce } from "../ui/focus-once.ts";

/** Milliseconds after which a screen that isn't there yet is no longer waited for. */
const longestWait = 10_000;

/** What had the keyboard went with the screen before; where something of the new one took it, it keeps it. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/**
 * Gives the keyboard to the heading of the screen that is shown now, once that is there; until then its main region
 * has it. The answer ends the waiting.
 */
export function focusScreen(): () => void {
  let region: HTMLElement | null = null;
  const isDone = (): boolean => {
    if (!isLost() && document.activeElement !== region) return true;
    const main = document.querySelector("main");
    const heading = main?.querySelector("h1");
    if (heading) focusOnce(heading);
    else if (main && main !== region) {
      region = main;
      focusOnce(main);
    }
    return Boolean(heading);
  };
  if (isDone()) return () => undefined;
  const end = (): void => {
    changes.disconnect();
    clearTimeout(timer);
  };
  const changes = new MutationObserver(() => {
    if (isDone()) end();
  });
  const timer = setTimeout(end, longestWait);
  changes.observe(document.body, { subtree: true, childList: true });
  return end;
}

/** After a change of screen the keyboard is at the new one; the first one leaves it to the browser. */
export function useScreenFocus(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return undefined;
    shown.current = screen;
    return focusScreen();
  }, [screen]);
}
