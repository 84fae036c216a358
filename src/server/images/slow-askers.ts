const memoryMs = 10 * 60_000;

/** Who has sent something slow within the last ten minutes. */
export class SlowAskers {
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  has(key: string): boolean {
    return (this.#until.get(key) ?? -Infinity) > this.#now();
  }

  add(key: string): void {
    const now = this.#now();
    for (const [one, until] of this.#until) if (until <= now) this.#until.delete(one);
    this.#until.set(key, now + memoryMs);
  }
}
