/** Numbers that look random and are the same at every run. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

/** Mulberry32: 32 bits of state, good enough to vary texts. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function below(end: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  }
  return { below, pick: (values) => values[below(values.length)] ?? values[0] };
}
