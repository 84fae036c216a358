import { monitorEventLoopDelay } from "node:perf_hooks";
import { z } from "zod";

const figureSchema = z.number().min(0);

/** How a process that hosts sites stands: bytes and seconds. */
export const processFiguresSchema = z.object({
  memory: figureSchema,
  heap: figureSchema,
  /** What the event loop is late by, at the 99th percentile. */
  delay: figureSchema,
  uptime: figureSchema,
});
export type ProcessFigures = z.infer<typeof processFiguresSchema>;

/** Measures the running process. */
export function createProcessFigures(): () => ProcessFigures {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    // nothing was measured yet where it isn't a number
    const delay = Math.max(loop.percentile(99), 0) / 1e9 || 0;
    return { memory: rss, heap: heapUsed, delay, uptime: process.uptime() };
  };
}

const metrics = [
  ["vitrine_hosting_memory_bytes", "memory"],
  ["vitrine_hosting_heap_bytes", "heap"],
  ["vitrine_hosting_eventloop_delay_seconds", "delay"],
  ["vitrine_hosting_uptime_seconds", "uptime"],
] as const;

/** The figures of processes beside the main one in Prometheus' text form, by their places: the main one has the first. */
export function figuresText(figures: ReadonlyMap<number, ProcessFigures>): string {
  const places = [...figures].toSorted(([one], [other]) => one - other);
  const lines = metrics.flatMap(([name, figure]) => [
    `# TYPE ${name} gauge`,
    ...places.map(([place, one]) => `${name}{process="${place}"} ${one[figure]}`),
  ]);
  return places.length === 0 ? "" : `${lines.join("\n")}\n`;
}
