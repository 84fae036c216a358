import { spread } from "./faults/spread.ts";

/** Set to `whole` by `npm run sweeps`. */
export const sweepsVariable = "VITRINE_SWEEPS";

/** Whether tests that try the same at many places try it at all of them: `npm test` takes a sample. */
export const isWholeSweep = process.env[sweepsVariable] === "whole";

/** All of a list where sweeps are whole; else so many, from its first to its last, evenly: the same in each run. */
export function sampleOf<One>(all: readonly One[], count: number): readonly One[] {
  return isWholeSweep ? all : spread(all, count);
}

/** All of a list where sweeps are whole; else the part of one of so many who have the list in turns. */
export function turnOf<One>(all: readonly One[], place: number, { of }: { of: number }): One[] {
  return isWholeSweep ? [...all] : all.filter((_, at) => at % of === place % of);
}
