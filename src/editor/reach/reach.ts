import { createSignal } from "../signals/signal.ts";
import type { Signal } from "../signals/signal.ts";
import type { Timers } from "../signals/timers.ts";
import { retryDelay } from "./retry-delay.ts";

/** How a call ended, for those who want to know whether the server can be reached. What was aborted says nothing. */
export interface CallEnd {
  answered(): void;
  failed(): void;
  aborted(): void;
}

/** Whether the server can be reached, as calls show it. */
export interface Reach {
  readonly isReachable: Pick<Signal<boolean>, "get" | "subscribe">;
  /** A call begins. */
  begin(): CallEnd;
  /** Something ended that should have gone on: asks whether the server is still there. */
  check(): void;
  /** The browser's network has come or gone. */
  noteNetwork(isThere: boolean): void;
  /** Calls whenever the server can be reached again; the answer ends it. */
  onBack(listener: () => void): () => void;
}

interface ReachOptions {
  /** Asks the server for as little as there is. Rejects where there is no answer. */
  readonly probe: () => Promise<unknown>;
  readonly timers: Pick<Timers, "after">;
  readonly random?: () => number;
}

/** Milliseconds after which a call without an answer is reason enough to ask whether the server is there. */
const slowAfter = 8_000;

/**
 * One failed call is enough to know that the server can't be reached. From then on it is asked, less and less often,
 * until it answers that or any call.
 */
export function createReach({ probe, timers, random }: ReachOptions): Reach {
  const isReachable = createSignal(true);
  /** How often the server was lost or found: calls from before that say nothing about now. */
  let turns = 0;
  let attempt = 0;
  let isAsking = false;
  let cancel = (): void => undefined;

  function plan(): void {
    cancel();
    attempt += 1;
    cancel = timers.after(retryDelay(attempt, random), ask);
  }
  function lose(): void {
    if (!isReachable.get()) return;
    turns += 1;
    attempt = 0;
    isReachable.set(false);
    plan();
  }
  function find(): void {
    cancel();
    if (isReachable.get()) return;
    turns += 1;
    isReachable.set(true);
  }
  function heed(isThere: boolean, before: number): void {
    isAsking = false;
    if (before === turns && isThere) find();
    else if (before === turns && isReachable.get()) lose();
    else if (isReachable.get()) return;
    else if (isThere) ask();
    else plan();
  }
  function ask(): void {
    if (isAsking) return;
    cancel();
    isAsking = true;
    const before = turns;
    void probe()
      .then(
        () => true,
        () => false,
      )
      .then((isThere) => heed(isThere, before));
  }

  return {
    isReachable,
    begin() {
      const before = turns;
      const stop = timers.after(slowAfter, ask);
      return {
        answered() {
          stop();
          if (before === turns) find();
        },
        failed() {
          stop();
          if (before === turns) lose();
        },
        aborted: stop,
      };
    },
    check() {
      if (isReachable.get()) ask();
    },
    noteNetwork(isThere) {
      if (!isThere) lose();
      else if (!isReachable.get()) ask();
    },
    onBack: (listener) => isReachable.subscribe(() => isReachable.get() && listener()),
  };
}
