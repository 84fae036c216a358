import { timings } from "#/site/limits.ts";
import { isLetter } from "../../session/kept-keys.ts";
import type { AfterPaint } from "../../signals/after-paint.ts";
import type { Timers } from "../../signals/timers.ts";
import type { CanvasControl } from "../canvas-control.ts";

/** Events of a key that writes. */
const keys = ["keydown", "keypress", "keyup"] as const;

/** What somebody does who turns from the keyboard to the page, or to what is around it. */
const turns = ["pointermove", "pointerdown", "wheel"] as const;

interface RestOptions {
  readonly canvas: Pick<CanvasControl, "document" | "text">;
  /** Holds what is drawn over the page. It has `data-typing` while somebody types. */
  readonly over: Element | null;
  readonly timers: Timers;
  readonly afterPaint: AfterPaint;
}

/**
 * While somebody types, what nobody sees over the page rests, and a letter is for its text alone: neither shortcuts nor
 * React look at it. The pointer, the Tab key, another focus and a second without letters end that. The answer ends it
 * for good.
 */
export function restWhileTyping({ canvas, over, timers, afterPaint }: RestOptions): () => void {
  const { document: page, text } = canvas;
  const stopped = new AbortController();
  let turned: AbortController | undefined;
  let typedAt = 0;
  let cancel: (() => void) | undefined;

  const end = (): void => {
    cancel?.();
    cancel = undefined;
    turned?.abort();
    turned = undefined;
    over?.removeAttribute("data-typing");
  };

  const endLater = (): void => {
    const left = typedAt + timings.textChange - timers.now();
    if (left <= 0) end();
    else cancel = timers.after(left, endLater);
  };

  const begin = (): void => {
    if (!text.focus.get()) return end();
    over?.setAttribute("data-typing", "");
    turned = new AbortController();
    const options = { capture: true, passive: true, signal: turned.signal };
    for (const name of turns)
      for (const place of [page, document]) place.addEventListener(name, end, options);
    page.addEventListener("focusout", end, options);
    endLater();
  };

  const handleKey = (event: KeyboardEvent): void => {
    // what comes next is there again before the browser looks for it
    if (event.key === "Tab") return end();
    // a space may press the button whose words are written
    if (event.key === " " || !isLetter(event)) return;
    // in a rich text, whose keys have other work, it is a block that is typed in
    if (event.target !== text.focus.get()?.element) return;
    typedAt = timers.now();
    if (turned) event.stopPropagation();
    else cancel ??= afterPaint(begin);
  };

  const { defaultView: window } = page;
  const options = { capture: true, signal: stopped.signal };
  for (const name of keys) window?.addEventListener(name, handleKey, options);
  window?.addEventListener("textInput", (event) => turned && event.stopPropagation(), options);
  return () => {
    stopped.abort();
    end();
  };
}
