/** Whole answers, which hold the date and so are good for a second, kept by what was asked. */
export interface AnswersOfNow<Owner> {
  /** `owner` is what the answer came from: another one's is none. `now` in milliseconds since 1970. */
  get(key: string, owner: Owner, now: number): Buffer | undefined;
  set(key: string, owner: Owner, bytes: Buffer): void;
}

/** Keeps answers of together at most `limit` bytes. */
export function createAnswersOfNow<Owner>(limit: number): AnswersOfNow<Owner> {
  const answers = new Map<string, { owner: Owner; bytes: Buffer }>();
  let second = 0;
  let size = 0;
  return {
    get(key, owner, now) {
      const current = Math.floor(now / 1000);
      if (current !== second) {
        answers.clear();
        size = 0;
        second = current;
      }
      const known = answers.get(key);
      return known?.owner === owner ? known.bytes : undefined;
    },
    set(key, owner, bytes) {
      if (size + bytes.length > limit) return;
      size += bytes.length - (answers.get(key)?.bytes.length ?? 0);
      answers.set(key, { owner, bytes });
    },
  };
}
