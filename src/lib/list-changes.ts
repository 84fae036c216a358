/** A run of a list that another list has otherwise: `base[start…end)` became `other[from…to)`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** The furthest x on each diagonal after each number of edits (Myers, "An O(ND) difference algorithm"). */
type Trace = readonly Reached[];

interface Lists {
  readonly base: readonly string[];
  readonly other: readonly string[];
}

/** By diagonal, from `-edits - 1` to `edits + 1`; -1 where none was reached. */
class Reached {
  readonly #edits: number;
  readonly #furthest: Int32Array;

  constructor(edits: number) {
    this.#edits = edits;
    this.#furthest = new Int32Array(2 * edits + 3).fill(-1);
  }

  at(diagonal: number): number {
    return this.#furthest[diagonal + this.#edits + 1] ?? -1;
  }

  set(diagonal: number, x: number): void {
    this.#furthest[diagonal + this.#edits + 1] = x;
  }
}

function stepsDown(reached: Reached, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true;
  return diagonal !== edits && reached.at(diagonal - 1) < reached.at(diagonal + 1);
}

function traceEdits({ base, other }: Lists, most: number): Trace | undefined {
  const trace: Reached[] = [];
  let reached = new Reached(0);
  reached.set(1, 0);
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(reached);
    const next = new Reached(edits);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const isDown = stepsDown(reached, diagonal, edits);
      let x = Math.max(reached.at(isDown ? diagonal + 1 : diagonal - 1), 0) + (isDown ? 0 : 1);
      while (x < base.length && x - diagonal < other.length && base[x] === other[x - diagonal])
        x += 1;
      next.set(diagonal, x);
      if (x >= base.length && x - diagonal >= other.length) return trace;
    }
    reached = next;
  }
  return undefined;
}

function changesOf({ base, other }: Lists, trace: Trace): Change[] {
  const changes: Change[] = [];
  let x = base.length;
  let y = other.length;
  for (let edits = trace.length - 1; edits > 0; edits -= 1) {
    const reached = trace[edits];
    if (!reached) throw new Error("A trace without its end");
    const isDown = stepsDown(reached, x - y, edits);
    const before = isDown ? x - y + 1 : x - y - 1;
    const start = Math.max(reached.at(before), 0);
    const from = start - before;
    const edit = { start, end: start + (isDown ? 0 : 1), from, to: from + (isDown ? 1 : 0) };
    const last = changes[0];
    if (last && last.start === edit.end && last.from === edit.to)
      changes[0] = { ...last, start, from };
    else changes.unshift(edit);
    x = start;
    y = from;
  }
  return changes;
}

function commonStart({ base, other }: Lists): number {
  const most = Math.min(base.length, other.length);
  let count = 0;
  while (count < most && base[count] === other[count]) count += 1;
  return count;
}

/**
 * What was changed in a list, in its order; undefined where it takes more than `most` single edits. Costs as much as
 * the lists are long times the edits that it takes.
 */
export function listChanges(
  base: readonly string[],
  other: readonly string[],
  most: number,
): Change[] | undefined {
  const start = commonStart({ base, other });
  const rest = { base: base.slice(start), other: other.slice(start) };
  const end = commonStart({ base: rest.base.toReversed(), other: rest.other.toReversed() });
  const middle = {
    base: rest.base.slice(0, rest.base.length - end),
    other: rest.other.slice(0, rest.other.length - end),
  };
  if (middle.base.length === 0 && middle.other.length === 0) return [];
  // one run that was put in, taken out or written anew is one change, however long
  if (middle.base.length === 0 || middle.other.length === 0) {
    return [
      { start, end: start + middle.base.length, from: start, to: start + middle.other.length },
    ];
  }
  const trace = traceEdits(middle, most);
  return (
    trace &&
    changesOf(middle, trace).map((change) => ({
      start: change.start + start,
      end: change.end + start,
      from: change.from + start,
      to: change.to + start,
    }))
  );
}
