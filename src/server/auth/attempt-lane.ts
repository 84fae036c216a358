import type { Clock } from "../clock.ts";
import { FairLine } from "../limits/fair-line.ts";

/** An account under attack checks one password of a stranger at a time, this far apart. */
export const laneMs = 1_000;
const laneLength = 5;

/** How long the lane is when it is full, in milliseconds. */
export const fullLaneMs = laneLength * laneMs;

interface Lane {
  readonly line: FairLine;
  /** When the last place is due. */
  due: number;
}

interface AttemptLanesOptions {
  clock: Clock;
  random?: (() => number) | undefined;
}

/**
 * The slow lanes in which strangers wait for their turn, one for each account under attack. Whoever has tried least goes
 * first: an owner who comes from somewhere new passes by those who have filled the lane again and again.
 */
export class AttemptLanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #clock: Clock;
  readonly #random: (() => number) | undefined;

  constructor({ clock, random }: AttemptLanesOptions) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Resolves to true when it is the turn, to false where the lane is full of others who have tried no more. */
  wait(account: string, who: { key: string; asked: number }): Promise<boolean> {
    const now = this.#clock.now();
    const lane = this.#open(account, now);
    const turn = Math.max(lane.due, now) + laneMs;
    const { line } = lane;
    if (turn - now > fullLaneMs) return line.join(who, line.length);
    lane.due = turn;
    const outcome = line.join(who, line.length + 1);
    void this.#clock.sleep(turn - now).then(() => line.next());
    return outcome;
  }

  #open(account: string, now: number): Lane {
    for (const [other, { due, line }] of this.#lanes)
      if (due <= now && line.length === 0) this.#lanes.delete(other);
    const lane = this.#lanes.get(account) ?? { line: new FairLine(this.#random), due: now };
    this.#lanes.set(account, lane);
    return lane;
  }
}
