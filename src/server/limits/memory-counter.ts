import type { Clock } from "../clock.ts";

interface Window {
  count: number;
  endsAt: number;
}

interface MemoryCounterOptions {
  clock: Pick<Clock, "now">;
  /** How many a key may take within the window. */
  limit: number;
  windowMs: number;
  /** The oldest keys are forgotten beyond this many: memory stays bounded under attack. */
  maxKeys?: number;
}

/**
 * Counts by key within windows that start with the first count. Taking is one step without a
 * wait in it, so whatever is to be limited is counted before it is done.
 */
export class MemoryCounter {
  readonly #windows = new Map<string, Window>();
  readonly #options: Required<MemoryCounterOptions>;

  constructor(options: MemoryCounterOptions) {
    this.#options = { maxKeys: 50_000, ...options };
  }

  /** Takes one of a key's allowance and returns 0; returns the milliseconds until there is one where there is none. */
  take(key: string): number {
    const window = this.#open(key);
    if (window.count >= this.#options.limit) return window.endsAt - this.#options.clock.now();
    window.count += 1;
    return 0;
  }

  /** How many a key has taken within its window. */
  taken(key: string): number {
    return this.#current(key)?.count ?? 0;
  }

  /** Gives one back that was taken and not used. */
  giveBack(key: string): void {
    const window = this.#current(key);
    if (window && window.count > 0) window.count -= 1;
  }

  /** Nothing is left of a key's allowance until then, in milliseconds since 1970. */
  exhaust(key: string, until: number): void {
    this.#windows.delete(key);
    this.#add(key, { count: this.#options.limit, endsAt: until });
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }

  #open(key: string): Window {
    const endsAt = this.#options.clock.now() + this.#options.windowMs;
    return this.#current(key) ?? this.#add(key, { count: 0, endsAt });
  }

  #add(key: string, window: Window): Window {
    if (this.#windows.size >= this.#options.maxKeys) {
      const oldest = this.#windows.keys().next();
      if (!oldest.done) this.#windows.delete(oldest.value);
    }
    this.#windows.set(key, window);
    return window;
  }

  #current(key: string): Window | undefined {
    const window = this.#windows.get(key);
    if (window && window.endsAt <= this.#options.clock.now()) {
      this.#windows.delete(key);
      return undefined;
    }
    return window;
  }
}
