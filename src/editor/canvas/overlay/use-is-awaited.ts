import { useEffect, useState } from "react";
import type { CanvasControl } from "../canvas-control.ts";

/** What somebody does who is about to edit. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Milliseconds after the page was drawn until tools are fetched for nobody: they are there when the connection goes. */
const patience = 2500;

/** Whether the page has been drawn and its tools are wanted: somebody moves or presses something, or some time passed. */
export function useIsAwaited({ document: page }: CanvasControl): boolean {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drawn = new MutationObserver(() => watch());
    const watch = (): void => {
      if (!page.querySelector("main")) return;
      drawn.disconnect();
      const bring = (): void => setAwaited(true);
      for (const target of [document, page])
        for (const sign of signs)
          target.addEventListener(sign, bring, { signal, passive: true, once: true });
      timer = setTimeout(bring, patience);
    };
    drawn.observe(page.body, { childList: true });
    watch();
    return () => {
      drawn.disconnect();
      control.abort();
      clearTimeout(timer);
    };
  }, [page]);
  return isAwaited;
}
