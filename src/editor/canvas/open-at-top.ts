import type { Signal } from "../signals/signal.ts";

/** Another page begins at its top, not where the one before it was left. The answer ends it. */
export function openAtTop(page: Signal<string>, { documentElement }: Document): () => void {
  return page.subscribe(() => {
    documentElement.scrollTop = 0;
  });
}
