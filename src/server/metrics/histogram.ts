import { type MetricName, metricHead } from "./metric-head.ts";

/** Upper bounds of the classes of durations, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Durations by classes, in Prometheus' text form. */
export interface Histogram {
  add(seconds: number): void;
  lines(): string[];
}

export function createHistogram(name: MetricName): Histogram {
  const classes = bounds.map(() => 0);
  let sum = 0;
  let count = 0;
  return {
    add(seconds) {
      sum += seconds;
      count += 1;
      for (const [index, bound] of bounds.entries())
        if (seconds <= bound) classes[index] = (classes[index] ?? 0) + 1;
    },
    lines: () => [
      ...metricHead(name, "histogram"),
      ...bounds.map((bound, index) => `${name}_bucket{le="${bound}"} ${classes[index]}`),
      `${name}_bucket{le="+Inf"} ${count}`,
      `${name}_sum ${sum}`,
      `${name}_count ${count}`,
    ],
  };
}
