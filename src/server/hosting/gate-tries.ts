import type { Clock } from "../clock.ts";
import { inTime } from "../in-time.ts";
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

/** Within every limit. */
const unknown = { n: 0, until: 0 } as const;

/** Counts that say nothing of others where these can't be asked at once: what this process has counted holds. */
function patientCounts(
  clock: Pick<Clock, "sleep">,
  sharedNow: () => SharedCounts | undefined,
): SharedCounts {
  const atOnce = <Result>(work: () => Promise<Result>) => inTime(clock, patienceMs, work);
  /** What may still be counted of those that weren't waited for. */
  const late = new WeakMap<SharedCount, Promise<SharedCount | undefined>>();
  const adding = (counts: SharedCounts, keys: readonly string[]): Promise<SharedCount[]> => {
    const work = counts.add(keys);
    return atOnce(() => work).then((found) => {
      if (found) return [...found];
      const settled = work.catch(() => undefined);
      return keys.map((_, at) => {
        const count = { ...unknown };
        late.set(
          count,
          settled.then((all) => all?.[at]),
        );
        return count;
      });
    });
  };
  return {
    async add(keys) {
      const counts = sharedNow();
      return counts ? adding(counts, keys) : keys.map(() => unknown);
    },
    async giveBack(keys, taken) {
      const counts = sharedNow();
      if (!counts) return;
      if (!taken.some((count) => late.has(count))) await atOnce(() => counts.giveBack(keys, taken));
      // whoever was right isn't kept waiting for a slow database
      for (const [at, key] of keys.entries()) {
        const count = taken[at];
        const counted = count && late.get(count);
        void counted?.then((all) => all && counts.giveBack([key], [all])).catch(() => undefined);
      }
    },
    async forget(key) {
      const counts = sharedNow();
      if (counts) await atOnce(() => counts.forget(key));
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
