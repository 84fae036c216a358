import type { CanvasPort } from "../session/canvas-port.ts";
import { createSignal } from "../signals/signal.ts";

/** A page on the canvas that does nothing but what a test gives it. */
export function stillCanvas(own: Partial<CanvasPort> = {}): CanvasPort {
  return {
    document,
    text: { isPending: createSignal(false), flush: () => undefined },
    reveal: () => undefined,
    focus: () => undefined,
    ...own,
  };
}
