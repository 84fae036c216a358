import type { Clock } from "../clock.ts";
import type { SharedCounts } from "./shared-counts.ts";

/** So many windows somebody waits for one in which nobody was before. */
const mostTries = 5;

interface TurnsOptions {
  readonly clock: Clock;
  /** Counts that all processes share, within windows as long as a turn; undefined where there is one process. */
  readonly counts: SharedCounts | undefined;
}

/** Turns by key, of which all processes together give one within a window. */
export interface TurnsOfAll {
  /** Waits for a turn. Resolves to false where it didn't come within five windows. */
  take(key: string): Promise<boolean>;
}

export function createTurnsOfAll({ clock, counts }: TurnsOptions): TurnsOfAll {
  return {
    async take(key) {
      if (!counts) return true;
      for (let tries = 0; tries < mostTries; tries += 1) {
        const [count] = await counts.add([`turn ${key}`]);
        if (!count || count.n === 1) return true;
        // the window may have ended while the answer was on its way
        await clock.sleep(Math.max(0, count.until - clock.now()));
      }
      return false;
    },
  };
}
