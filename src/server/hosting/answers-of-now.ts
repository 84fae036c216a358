/** A whole answer, and what it counts as. */
export interface WholeAnswer {
  /** Head and body. */
  readonly bytes: Buffer;
  /** Bytes of its body. */
  readonly size: number;
  /** 1 where it is a page. */
  readonly views: 0 | 1;
}

/** Whole answers, which hold the date and so are good for a second, kept by what was asked. */
export interface AnswersOfNow<Owner> {
  /** `owner` is what the answer came from: another one's is none. `now` in milliseconds since 1970. */
  get(key: string, owner: Owner, now: number): WholeAnswer | undefined;
  set(key: string, owner: Owner, answer: WholeAnswer): void;
}

/** Keeps answers of together at most `limit` bytes. */
export function createAnswersOfNow<Owner>(limit: number): AnswersOfNow<Owner> {
  const answers = new Map<string, { owner: Owner; answer: WholeAnswer }>();
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
      return known?.owner === owner ? known.answer : undefined;
    },
    set(key, owner, answer) {
      const { length } = answer.bytes;
      if (size + length > limit) return;
      size += length - (answers.get(key)?.answer.bytes.length ?? 0);
      answers.set(key, { owner, answer });
    },
  };
}
