/** Reads when it is called. Of many calls while a read runs, one reads once more after it; each is answered by a read that began after the call. */
export function oneReadAtATime(read: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function begin(): Promise<void> {
    next = undefined;
    current = read().finally(() => {
      if (!next) current = undefined;
    });
    return current;
  }
  return () => {
    if (!current) return begin();
    next ??= current.then(begin, begin);
    return next;
  };
}
