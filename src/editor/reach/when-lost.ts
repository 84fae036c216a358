import type { Signal } from "../signals/signal.ts";
import type { Timers } from "../signals/timers.ts";

interface Options {
  readonly reach: { readonly isReachable: Pick<Signal<boolean>, "get" | "subscribe"> };
  readonly timers: Pick<Timers, "after">;
  readonly milliseconds: number;
}

/** Calls once the server has been out of reach for so long. The answer ends it. */
export function whenLost({ reach, timers, milliseconds }: Options, run: () => void): () => void {
  let cancel: (() => void) | undefined;
  const heed = (): void => {
    cancel?.();
    cancel = reach.isReachable.get() ? undefined : timers.after(milliseconds, run);
  };
  const leave = reach.isReachable.subscribe(heed);
  heed();
  return () => {
    cancel?.();
    leave();
  };
}
