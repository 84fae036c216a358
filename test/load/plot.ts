import { milliseconds } from "../bench/measuring/units.ts";
import { quantile } from "./figures.ts";
import type { Shot } from "./shots.ts";

const [width, height] = [720, 260];
const margin = { left: 64, right: 16, top: 12, bottom: 36 };
const floorMs = 0.1;

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface Plot {
  readonly title: string;
  readonly lines: readonly Line[];
  /** From the least to the most. */
  readonly across: readonly { readonly at: number; readonly label: string }[];
  readonly limit: number | undefined;
}

/** Latencies by powers of ten, as they differ by that much. */
function heightOf(value: number, most: number): number {
  const share = Math.log10(Math.max(value, floorMs) / floorMs) / Math.log10(most / floorMs);
  return height - margin.bottom - share * (height - margin.top - margin.bottom);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One plot as SVG; its colours are the report's. */
function draw({ title, lines, across, limit }: Plot): string {
  const values = lines.flatMap(({ points }) => points.map(([, y]) => y));
  const most = 10 ** Math.ceil(Math.log10(Math.max(1, limit ?? 1, ...values)));
  const last = across.at(-1)?.at || 1;
  const x = (at: number) => round(margin.left + (at / last) * (width - margin.left - margin.right));
  const y = (value: number) => round(heightOf(value, most));
  const decades = Array.from(
    { length: Math.round(Math.log10(most / floorMs)) + 1 },
    (_, power) => floorMs * 10 ** power,
  );
  const right = width - margin.right;
  const grid = decades.map(
    (one) =>
      `<line class="grid" x1="${margin.left}" x2="${right}" y1="${y(one)}" y2="${y(one)}"/><text x="${margin.left - 8}" y="${y(one) + 4}" text-anchor="end">${milliseconds(one)}</text>`,
  );
  const labels = across.map(
    ({ at, label }) => `<text x="${x(at)}" y="${height - 12}" text-anchor="middle">${label}</text>`,
  );
  const drawn = lines.map(
    ({ name, points }, at) =>
      `<polyline class="line line-${at}" points="${points.map(([px, py]) => `${x(px)},${y(py)}`).join(" ")}"><title>${name}</title></polyline>`,
  );
  const budget =
    limit === undefined
      ? ""
      : `<line class="limit" x1="${margin.left}" x2="${right}" y1="${y(limit)}" y2="${y(limit)}"/>`;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">${[...grid, ...labels, budget, ...drawn].join("")}</svg>`;
}

const shares = [0.5, 0.95, 0.99] as const;

/** The quantiles of each second. */
export function drawOverTime(shots: readonly Shot[], limit: number | undefined): string {
  const seconds = Map.groupBy(shots, ({ due }) => Math.floor(due / 1_000));
  const last = Math.max(1, ...seconds.keys());
  const lines = shares.map((share) => ({
    name: `p${share * 100}`,
    points: [...seconds]
      .toSorted(([a], [b]) => a - b)
      .map(([second, own]) => [second, quantile(own, share)] as const),
  }));
  const across = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    at: part * last,
    label: `${round(part * last)} s`,
  }));
  return draw({
    title: "Latency over time: p50, p95 and p99 of each second",
    lines,
    across,
    limit,
  });
}

/** All quantiles, the rarer the further apart. */
export function drawQuantiles(shots: readonly Shot[], limit: number | undefined): string {
  const nines = Math.max(1, Math.floor(Math.log10(Math.max(1, shots.length))));
  const steps = Array.from({ length: nines * 10 + 1 }, (_, step) => step / 10);
  const points = steps.map((step) => [step, quantile(shots, 1 - 10 ** -step)] as const);
  const across = Array.from({ length: nines + 1 }, (_, nine) => ({
    at: nine,
    label: nine === 0 ? "0" : `${(100 * (1 - 10 ** -nine)).toFixed(Math.max(0, nine - 2))} %`,
  }));
  const lines = [{ name: "quantiles", points }];
  return draw({ title: "Latency by quantile", lines, across, limit });
}
