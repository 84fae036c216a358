import { isPlainClick } from "./links.ts";
import { longestHold } from "./triggers/hold-forms.ts";

/** What a part answers that comes with the first interaction: closing an announcement, pictures of a gallery, embeds. */
const awaited =
  "[data-announcement] button,[data-enlarge],[data-frame],section:has([data-frame]) [data-stage]";

/**
 * A press on what isn't alive yet waits until everything is `ready`, and is then made once more: the first press may be
 * what the parts are fetched for. Where they don't come in time, it does what it does without scripts.
 */
export function holdPresses(ready: Promise<unknown>): void {
  let pressed: HTMLElement | null = null;
  const waiting = new AbortController();
  const repeat = (): void => {
    waiting.abort();
    pressed?.click();
    pressed = null;
  };
  void ready.then(repeat);
  document.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const held = target instanceof Element && target.closest<HTMLElement>(awaited);
      if (!held || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!pressed) setTimeout(repeat, longestHold);
      pressed = held;
    },
    { capture: true, signal: waiting.signal },
  );
}
