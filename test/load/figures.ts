import { milliseconds } from "../bench/measuring/units.ts";
import type { Shot } from "./shots.ts";

/** The latency below which a share of all shots stays. Failed ones count with the time that they took. */
export function quantile(shots: readonly Shot[], share: number): number {
  const sorted = shots.map(({ took }) => took).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function failures(shots: readonly Shot[]): number {
  return shots.filter(({ isGood }) => !isGood).length;
}

/** As `90000, 0 failed, p50 2.1 ms, p95 …`. */
export function inWords(shots: readonly Shot[]): string {
  const shares = [0.5, 0.95, 0.99, 0.999] as const;
  const latencies = shares.map(
    (share) => `p${share * 100} ${milliseconds(quantile(shots, share))}`,
  );
  return [`${shots.length}`, `${failures(shots)} failed`, ...latencies].join(", ");
}
