interface Named {
  readonly id: string;
}

/** The id of what stands before the one with this id; null where it is first. */
export function predecessor(all: readonly Named[], id: string): string | null {
  return all[all.findIndex((one) => one.id === id) - 1]?.id ?? null;
}

/** A copy with `one` behind the one that has the id `after`: null is first, one that is gone is the end. */
export function insertAfter<Item extends Named>(
  all: readonly Item[],
  one: Item,
  after: string | null,
): Item[] {
  if (after === null) return [one, ...all];
  const index = all.findIndex((other) => other.id === after);
  return index === -1 ? [...all, one] : all.toSpliced(index + 1, 0, one);
}

/** A copy without the one that has this id. */
export function without<Item extends Named>(all: readonly Item[], id: string): Item[] {
  return all.filter((one) => one.id !== id);
}

/** A copy with the one that has this id replaced. */
export function replaced<Item extends Named>(all: readonly Item[], one: Item): Item[] {
  return all.map((other) => (other.id === one.id ? one : other));
}

/** A copy with `one`, which stands in it, behind the one that has the id `after`; behind itself changes nothing. */
export function moved<Item extends Named>(
  all: readonly Item[],
  one: Item,
  after: string | null,
): Item[] {
  return after === one.id ? [...all] : insertAfter(without(all, one.id), one, after);
}
