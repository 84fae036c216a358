/** Loads the messenger's island when somebody comes near its opener, or opens it. */
export function wakeMessenger(place: HTMLElement): void {
  const listening = new AbortController();
  const begin = (): void => {
    listening.abort();
    void import("./messenger.tsx").then(({ startMessenger }) => startMessenger(place));
  };
  for (const sign of ["pointerover", "focusin", "toggle"])
    place.addEventListener(sign, begin, { capture: true, signal: listening.signal });
}
