/** Runs work with the same key one after the other, in the order in which it came. */
export type KeyedQueue<Key = number> = <Result>(
  key: Key,
  work: () => Promise<Result>,
) => Promise<Result>;

export function createKeyedQueue<Key = number>(): KeyedQueue<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
