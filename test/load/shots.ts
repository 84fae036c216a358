import { setTimeout as wait } from "node:timers/promises";

/** One question of a load, in milliseconds. */
export interface Shot {
  /** When it was to be asked, since the load began. */
  readonly due: number;
  /** From then to its answer: what waited to be sent waited too. */
  readonly took: number;
  readonly isGood: boolean;
}

/** So many questions a second for so many seconds. */
export interface Rate {
  readonly perSecond: number;
  readonly seconds: number;
}

/** What asks, and says whether the answer was one of success; it doesn't reject. */
export type Ask = (number: number) => Promise<boolean>;

/**
 * Asks at a steady rate, as strangers do: nobody waits for anybody else's answer. Latencies count from the moment at which
 * a question was to be asked, so that a stall is seen by all who came during it. Resolves once all are answered.
 */
export async function fire({ perSecond, seconds }: Rate, ask: Ask): Promise<Shot[]> {
  const began = performance.now();
  async function shoot(number: number): Promise<Shot> {
    const due = (number / perSecond) * 1_000;
    const isGood = await ask(number);
    return { due, took: performance.now() - began - due, isGood };
  }
  const all: Promise<Shot>[] = [];
  while (all.length < perSecond * seconds) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond) + 1;
    while (all.length < Math.min(due, perSecond * seconds)) all.push(shoot(all.length));
    await wait(1);
  }
  return Promise.all(all);
}
