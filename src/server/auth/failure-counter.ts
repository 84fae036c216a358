import type { Clock } from "../clock.ts";

interface Failures {
  count: number;
  endsAt: number;
}

interface FailureCounterOptions {
  clock: Clock;
  /** How many failures a key may have within the window. */
  limit: number;
  windowMs: number;
  /** The oldest keys are forgotten beyond this many: memory stays bounded under attack. */
  maxKeys?: number;
}

/** Counts failures by key within windows that start with the first failure. */
export class FailureCounter {
  readonly #failures = new Map<string, Failures>();
  readonly #options: Required<FailureCounterOptions>;

  constructor(options: FailureCounterOptions) {
    this.#options = { maxKeys: 50_000, ...options };
  }

  /** Milliseconds until the key may try again; 0 while it is below its limit. */
  waitFor(key: string): number {
    const entry = this.#current(key);
    if (!entry || entry.count < this.#options.limit) return 0;
    return entry.endsAt - this.#options.clock.now();
  }

  add(key: string): void {
    const entry = this.#current(key);
    if (entry) {
      entry.count += 1;
      return;
    }
    if (this.#failures.size >= this.#options.maxKeys) {
      const oldest = this.#failures.keys().next();
      if (!oldest.done) this.#failures.delete(oldest.value);
    }
    const endsAt = this.#options.clock.now() + this.#options.windowMs;
    this.#failures.set(key, { count: 1, endsAt });
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }

  #current(key: string): Failures | undefined {
    const entry = this.#failures.get(key);
    if (entry && entry.endsAt <= this.#options.clock.now()) {
      this.#failures.delete(key);
      return undefined;
    }
    return entry;
  }
}
