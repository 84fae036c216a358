import { AppError } from "../errors.ts";
import { FairLine } from "./fair-line.ts";

interface WorkBounds {
  /** How much runs at the same moment. */
  readonly atOnce: number;
  /** How much of it for one key. */
  readonly atOnceOfKey?: number;
  /** How much waits. */
  readonly waiting: number;
  /** How much of one key runs and waits. */
  readonly underWayOfKey?: number;
  /** How many milliseconds one waits before it is sent away. */
  readonly longestWait?: number;
  /** What is told beyond these numbers, and after how many seconds another try makes sense. */
  readonly refusal: { readonly message: string; readonly retryAfter: number };
}

/** Whom work is for. */
interface Requester {
  readonly key: string;
  /** How often they have asked; left out, how much they have under way. Who asked less goes first. */
  readonly asked?: number;
  /** Who has gone waits for nothing. */
  readonly signal?: AbortSignal | undefined;
}

class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, n: 1 | -1): void {
    const count = this.of(key) + n;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

/** Work that takes much memory or time: a little of it runs, a little more waits in a fair line, the rest is sent away. */
export class BoundedWork {
  readonly #bounds: WorkBounds & { readonly atOnceOfKey: number; readonly underWayOfKey: number };
  readonly #line = new FairLine();
  readonly #underWay = new Tally();
  readonly #running = new Tally();
  #runningAll = 0;

  constructor(bounds: WorkBounds) {
    this.#bounds = { atOnceOfKey: Infinity, underWayOfKey: Infinity, ...bounds };
  }

  /**
   * Runs work in its turn. @throws AppError `too-many-requests` where one key has too much under way, `unavailable`
   * where all have, or it has waited too long; the signal's reason
   */
  async run<Result>(
    { key, asked, signal }: Requester,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { underWayOfKey, refusal } = this.#bounds;
    signal?.throwIfAborted();
    const own = this.#underWay.of(key);
    if (own >= underWayOfKey) throw new AppError("too-many-requests", refusal);
    this.#underWay.add(key, 1);
    try {
      const isTurn = await this.#enter({ key, asked: asked ?? own, signal });
      if (!isTurn) {
        signal?.throwIfAborted();
        throw new AppError("unavailable", refusal);
      }
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        this.#leave(key);
      }
    } finally {
      this.#underWay.add(key, -1);
    }
  }

  async #enter(who: Requester & { readonly asked: number }): Promise<boolean> {
    if (!this.#mayStart(who.key)) return this.#wait(who);
    this.#start(who.key);
    return true;
  }

  async #wait({ signal, ...who }: Requester & { readonly asked: number }): Promise<boolean> {
    const { waiting, longestWait } = this.#bounds;
    if (longestWait === undefined) return this.#line.join({ ...who, signal }, waiting);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), longestWait);
    const ends = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    try {
      return await this.#line.join({ ...who, signal: ends }, waiting);
    } finally {
      clearTimeout(timer);
    }
  }

  #mayStart(key: string): boolean {
    const { atOnce, atOnceOfKey } = this.#bounds;
    return this.#runningAll < atOnce && this.#running.of(key) < atOnceOfKey;
  }

  #start(key: string): void {
    this.#runningAll += 1;
    this.#running.add(key, 1);
  }

  #leave(left: string): void {
    this.#runningAll -= 1;
    this.#running.add(left, -1);
    const next = this.#line.next((key) => this.#mayStart(key));
    if (next !== undefined) this.#start(next);
  }
}
