import { z } from "zod";
import { createLoopDelay } from "./loop-delay.ts";

const figureSchema = z.number().min(0);

/** How a process that hosts sites stands: bytes and seconds. */
export const processFiguresSchema = z.object({
  memory: figureSchema,
  heap: figureSchema,
  /** What the event loop was late by since it was asked last, at the 99th percentile. */
  delay: figureSchema,
  uptime: figureSchema,
});
export type ProcessFigures = z.infer<typeof processFiguresSchema>;

/** Measures the running process. */
export function createProcessFigures(): () => ProcessFigures {
  const delay = createLoopDelay();
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    return { memory: rss, heap: heapUsed, delay: delay(), uptime: process.uptime() };
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
