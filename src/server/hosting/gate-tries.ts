import type { Clock } from "../clock.ts";
import { type LimitOfAll, createLimitOfAll } from "../limits/limit-of-all.ts";
import type { SharedCount, SharedCounts } from "../limits/shared-counts.ts";

/** Wrong tries of a network at one lock, and how long they count. */
export const gateTries = { limit: 5, windowMs: 600_000 } as const;

/** Visitors get in while there is no database (I3): so long it is waited for. */
const patienceMs = 1_000;

/** Tries of visitors' passwords, by all processes together once they share a database. */
export interface GateTries extends LimitOfAll {
  /** They are counted there from now on, too; undefined where there is one process. */
  countIn(counts: SharedCounts | undefined): void;
}

/** Within every limit. It is of no window, so that nothing is given back of it. */
const unknown: SharedCount = { n: 0, until: 0 };

/** Counts that say nothing of others where these can't be asked at once: what this process has counted holds. */
function patientCounts(
  clock: Pick<Clock, "sleep">,
  sharedNow: () => SharedCounts | undefined,
): SharedCounts {
  async function atOnce<Result>(work: Promise<Result>): Promise<Result | undefined> {
    const done = new AbortController();
    const late = clock.sleep(patienceMs, done.signal).then(() => undefined);
    try {
      return await Promise.race([work, late]);
    } catch {
      return undefined;
    } finally {
      done.abort();
    }
  }
  return {
    async add(keys) {
      const counts = sharedNow();
      const found = counts && (await atOnce(counts.add(keys)));
      return found ?? keys.map(() => unknown);
    },
    async giveBack(keys, taken) {
      const counts = sharedNow();
      if (counts && !taken.includes(unknown)) await atOnce(counts.giveBack(keys, taken));
    },
    async forget(key) {
      const counts = sharedNow();
      if (counts) await atOnce(counts.forget(key));
    },
  };
}

export function createGateTries(clock: Pick<Clock, "now" | "sleep">): GateTries {
  let shared: SharedCounts | undefined;
  const counts = patientCounts(clock, () => shared);
  return {
    ...createLimitOfAll({ clock, counts, name: "gate", ...gateTries }),
    countIn: (next) => void (shared = next),
  };
}
