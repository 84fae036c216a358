import { atFirst } from "./at-first.ts";

/** Comes with a visitor's first mouse move, touch move or key press (R13), never before. */
export function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    atFirst(window, ["mousemove", "touchmove", "keydown"], resolve);
  });
}
