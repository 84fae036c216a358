import { z } from "zod";
import { metricHead } from "../metrics/metric-head.ts";
import { createLoopDelay } from "../metrics/loop-delay.ts";

const metricSchema = z.number().min(0);

/** How a process that hosts sites stands: bytes and seconds. */
export const processMetricsSchema = z.object({
  memory: metricSchema,
  heap: metricSchema,
  /** What the event loop was late by since it was asked last, at the 99th percentile. */
  delay: metricSchema,
  uptime: metricSchema,
});
export type ProcessMetrics = z.infer<typeof processMetricsSchema>;

/** Measures the running process. */
export function createProcessMetrics(): () => ProcessMetrics {
  const delay = createLoopDelay();
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    return { memory: rss, heap: heapUsed, delay: delay(), uptime: process.uptime() };
  };
}

const gauges = [
  ["vitrine_hosting_memory_bytes", "memory"],
  ["vitrine_hosting_heap_bytes", "heap"],
  ["vitrine_hosting_eventloop_delay_seconds", "delay"],
  ["vitrine_hosting_uptime_seconds", "uptime"],
] as const;

/** The metrics of processes beside the main one in Prometheus' text form, by their places: the main one has the first. */
export function metricsText(processes: ReadonlyMap<number, ProcessMetrics>): string {
  const places = [...processes].toSorted(([one], [other]) => one - other);
  const lines = gauges.flatMap(([name, metric]) => [
    ...metricHead(name, "gauge"),
    ...places.map(([place, one]) => `${name}{process="${place}"} ${one[metric]}`),
  ]);
  return places.length === 0 ? "" : `${lines.join("\n")}\n`;
}
