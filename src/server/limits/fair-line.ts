interface Waiting {
  readonly key: string;
  readonly asked: number;
  answer(isTurn: boolean): void;
}

/**
 * A line in which whoever has asked least goes first: who comes while all places are taken gets that of one who has
 * asked more. Among those who have asked alike lots decide, so that coming first, or often, wins nothing.
 */
export class FairLine {
  #waiting: readonly Waiting[] = [];
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /**
   * Waits in one of so many places. Resolves to true when it is the turn, to false when the place is lost to another or
   * the signal aborts.
   */
  join(
    { key, asked, signal }: { key: string; asked: number; signal?: AbortSignal | undefined },
    places: number,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== own);
        own.answer(false);
      };
      const own: Waiting = {
        key,
        asked,
        answer(isTurn) {
          signal?.removeEventListener("abort", leave);
          resolve(isTurn);
        },
      };
      signal?.addEventListener("abort", leave);
      this.#waiting = [...this.#waiting, own];
      if (this.#waiting.length <= places) return;
      const most = Math.max(...this.#waiting.map((one) => one.asked));
      this.#draw((one) => one.asked === most)?.answer(false);
    });
  }

  /** Gives the turn to the next of the keys that may go, and answers its key. */
  next(mayGo: (key: string) => boolean = () => true): string | undefined {
    const ready = this.#waiting.filter(({ key }) => mayGo(key));
    const least = Math.min(...ready.map(({ asked }) => asked));
    const next = this.#draw((one) => one.asked === least && mayGo(one.key));
    next?.answer(true);
    return next?.key;
  }

  /** Takes one out of the line, by lot. */
  #draw(isWanted: (one: Waiting) => boolean): Waiting | undefined {
    const wanted = this.#waiting.filter(isWanted);
    const drawn = wanted[Math.floor(this.#random() * wanted.length)];
    this.#waiting = this.#waiting.filter((one) => one !== drawn);
    return drawn;
  }
}
