import { atFirst } from "./at-first.ts";

/** Comes with a visitor's first move of any kind, or at once where one was made in the bar already. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ["pointermove", "pointerdown", "keydown", "wheel", "click"];
    const begin = atFirst(window, signs, resolve);
    if (document.querySelector("header.nav details[open]")) begin();
  });
}
