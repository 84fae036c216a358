import { useEffect, useState } from "react";
import { useEditor } from "../../session/editor.ts";
import { firstView } from "../../session/first-view.ts";
import { useSignal } from "../../signals/signal.ts";
import type { CanvasControl } from "../canvas-control.ts";

/** What somebody does who is about to edit. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Milliseconds after the page was painted until tools are fetched for nobody: they are there when the connection goes. */
const patience = 2500;

/** Whether the page has been painted and its tools are wanted: somebody moves or presses something, or some time passed. */
export function useIsAwaited({ document: page }: CanvasControl): boolean {
  const isPainted = useSignal(firstView(useEditor()));
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isPainted) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const bring = (): void => setAwaited(true);
    for (const target of [document, page])
      for (const sign of signs)
        target.addEventListener(sign, bring, { signal, passive: true, once: true });
    const timer = setTimeout(bring, patience);
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [page, isPainted]);
  return isAwaited;
}
