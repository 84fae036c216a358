import { AppError } from "../errors.ts";

/** Runs work with the same key one after the other, in the order in which it came. */
export type KeyedQueue<Key = number> = <Result>(
  key: Key,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Seconds after which another try makes sense: work that stands in line takes milliseconds. */
const retryAfter = 2;

/**
 * Of one key at most so much runs and waits, counted before any of it begins: the rest is refused with
 * `too-many-requests`. Without a bound, whoever calls has one.
 */
export function createKeyedQueue<Key = number>({ underWay = Infinity } = {}): KeyedQueue<Key> {
  const lines = new Map<Key, { last: Promise<unknown>; length: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= underWay)
      throw new AppError("too-many-requests", {
        message: "Too many requests are under way at once. Try again in a moment.",
        retryAfter,
      });
    line.length += 1;
    const mine = line.last.then(work, work);
    line.last = mine;
    lines.set(key, line);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
