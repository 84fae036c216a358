import type { Clock } from "../clock.ts";
import { MemoryCounter } from "./memory-counter.ts";
import type { SharedCount, SharedCounts } from "./shared-counts.ts";

interface LimitOptions {
  readonly clock: Pick<Clock, "now">;
  /** Counts that all processes share, within windows of `windowMs`; undefined where there is one process. */
  readonly counts: SharedCounts | undefined;
  /** Tells its keys from those of others. */
  readonly name: string;
  /** How many a key may take within the window. */
  readonly limit: number;
  readonly windowMs: number;
}

/** What became of a try. */
export interface Taken {
  /** 0, or how many milliseconds it is too early. */
  readonly wait: number;
  /** How many of the key's allowance this process had given before. */
  readonly before: number;
  /** What all processes counted of the other keys; empty where there is one process, or it was too early. */
  readonly others: readonly SharedCount[];
  /** Gives back what was taken and not used. */
  giveBack(): Promise<void>;
}

/** An allowance by key that holds for all processes together. */
export interface LimitOfAll {
  /** Takes one of a key's allowance, and counts other keys in the same statement. Counted before anything is done. */
  take(key: string, others?: readonly string[]): Promise<Taken>;
}

const nothing = async (): Promise<void> => undefined;

/** Memory counts first: once a limit is reached, refusing costs no statement. */
export function createLimitOfAll(options: LimitOptions): LimitOfAll {
  const { clock, counts, name, limit, windowMs } = options;
  const own = new MemoryCounter({ clock, limit, windowMs });
  return {
    async take(key, others = []) {
      const before = own.taken(key);
      const wait = own.take(key);
      if (wait > 0) return { wait, before, others: [], giveBack: nothing };
      if (!counts) return { wait, before, others: [], giveBack: async () => own.giveBack(key) };
      const keys = [`${name} ${key}`];
      const [all, ...found] = await counts.add([...keys, ...others]);
      if (all && all.n > limit) {
        own.exhaust(key, all.until);
        // one that was refused is none: those that are under way may be given back yet
        await counts.giveBack(keys, [all]);
        return { wait: all.until - clock.now(), before, others: [], giveBack: nothing };
      }
      return {
        wait,
        before,
        others: found,
        async giveBack() {
          own.giveBack(key);
          if (all) await counts.giveBack(keys, [all]);
        },
      };
    },
  };
}
