import { atFirst } from "./triggers/at-first.ts";
import { whenThere } from "./when-there.ts";

/** Whether the middle of a part lies over something to press or to fill in. */
function isOverControl(part: HTMLElement): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  return document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .some((one) => one.closest("main :is(a,button,input,textarea,select),footer a"));
}

/** Loads the messenger's island when somebody comes near its opener, opens it, or has opened it before this came; keeps the opener off fields and buttons from the first move or scroll on, or at once where it lies over one. */
export function initMessenger(place: HTMLElement): void {
  const open = atFirst(place, ["pointerover", "focusin", "toggle"], () => {
    whenThere(import("./messenger.tsx"), ({ startMessenger }) => startMessenger(place));
  });
  const details = place.querySelector("details");
  if (!details) return;
  if (details.open) open();
  const keepOff = atFirst(window, ["scroll", "pointerover", "keydown"], () => {
    whenThere(import("./keep-away.ts"), ({ keepAway }) => keepAway(details));
  });
  if (isOverControl(details)) keepOff();
}
