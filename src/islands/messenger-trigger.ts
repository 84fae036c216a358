import { whenThere } from "./when-there.ts";

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
  if (details) whenThere(import("./keep-away.ts"), ({ keepAway }) => keepAway(details));
}
