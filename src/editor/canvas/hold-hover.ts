import type { Signal } from "../signals/signal.ts";
import type { Timers } from "../signals/timers.ts";
import type { Hover } from "./canvas-control.ts";
import { noHover } from "./canvas-control.ts";

/** Milliseconds in which the pointer gets from the page to a handle above it. */
const patience = 200;

/** Keeps the page hovered while the pointer is on a handle above it; otherwise it ends a moment after leaving. */
export function createHoverHold(hover: Signal<Hover>, timers: Timers): (isHeld: boolean) => void {
  let cancel = (): void => undefined;
  return (isHeld) => {
    cancel();
    if (!isHeld) cancel = timers.after(patience, () => hover.set(noHover));
  };
}
