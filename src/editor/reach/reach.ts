import { createSignal } from "../signals/signal.ts";
import type { Signal } from "../signals/signal.ts";
import type { Timers } from "../signals/timers.ts";
import { retryDelay } from "./retry-delay.ts";
import { whenLost } from "./when-lost.ts";

/** What becomes of a call, for those who want to know whether the server can be reached. */
export interface CallEnd {
  /** The server has answered; more of its answer may be on the way. */
  answered(): void;
  failed(): void;
  /** Nothing more comes, which says nothing about the server: all was read, or the call was aborted. */
  ended(): void;
}

/** Whether the server can be reached, as calls show it. */
export interface Reach {
  readonly isReachable: Pick<Signal<boolean>, "get" | "subscribe">;
  /**
   * A call begins. `giveUp` is called where the server stays out of reach while the call waits: a network that swallows
   * everything would have it wait without an end.
   */
  begin(giveUp?: () => void): CallEnd;
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
/** Milliseconds out of reach after which nothing is waited for any more: the server was asked twice by then. */
const givenUpAfter = 8_000;

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

  const reach: Reach = {
    isReachable,
    begin(giveUp) {
      const before = turns;
      const stopAsking = timers.after(slowAfter, ask);
      const leave = giveUp && whenLost({ reach, timers, milliseconds: givenUpAfter }, giveUp);
      function ended(): void {
        stopAsking();
        leave?.();
      }
      return {
        answered() {
          stopAsking();
          if (before === turns) find();
        },
        failed() {
          ended();
          if (before === turns) lose();
        },
        ended,
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
  return reach;
}
