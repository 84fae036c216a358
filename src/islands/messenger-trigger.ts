import { onInteraction } from "./triggers/interaction.ts";
import { whenThere } from "./when-there.ts";

/** Whether the middle of a part lies over something to press or to fill in. */
function isOverControl(part: HTMLElement): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  return document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .some((one) => one.closest("main :is(a,button,input,textarea,select,summary),footer a"));
}

/** Keeps a part off fields and buttons: from the first move or scroll on, or at once where it lies over one. */
function keepOff(part: HTMLElement): void {
  const begin = (): void => {
    whenThere(import("./keep-away.ts"), ({ keepAway }) => keepAway(part));
  };
  if (isOverControl(part)) begin();
  else {
    let hasBegun = false;
    const once = (): void => {
      if (!hasBegun) begin();
      hasBegun = true;
    };
    onInteraction(once);
    addEventListener("scroll", once, { once: true, passive: true });
  }
}

/** Keeps the opener off fields and buttons, and loads the messenger's island when somebody comes near its opener, opens it, or has opened it before this came. */
export function initMessenger(place: HTMLElement): void {
  const listening = new AbortController();
  const begin = (): void => {
    listening.abort();
    const started = import("./messenger.tsx").then(({ startMessenger }) => startMessenger(place));
    whenThere(started, () => undefined);
  };
  for (const sign of ["pointerover", "focusin", "toggle"])
    place.addEventListener(sign, begin, { capture: true, signal: listening.signal });
  const details = place.querySelector("details");
  if (details?.open) begin();
  if (details) keepOff(details);
}
