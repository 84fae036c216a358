import type { Wanted } from "../faults/fault.ts";
import type { Shot } from "./shots.ts";

export interface LoadWanted extends Pick<Wanted, "program" | "on"> {
  /** How long a load lasts. */
  readonly seconds: number;
  /** How many hosts are published. */
  readonly hosts: number;
}

/** What was asked at a rate, drawn in the report. */
export interface Series {
  readonly name: string;
  readonly shots: readonly Shot[];
}

export interface LoadResult {
  /** What came of it, in words and figures. */
  readonly value: string;
  readonly isMet: boolean;
  readonly series: readonly Series[];
}

/** A row of what the server has to hold. */
export interface LoadRow {
  readonly name: string;
  readonly what: string;
  readonly budget: string;
  /** The latency of the budget in milliseconds, where it has one. */
  readonly limit?: number;
  run(wanted: LoadWanted): Promise<LoadResult>;
}
