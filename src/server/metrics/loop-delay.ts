import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Measures from now on by how many seconds the event loop of this process is late. Each answer is the 99th percentile
 * since the one before, so that a stall shows however long the process has run; 0 where nothing was measured.
 */
export function createLoopDelay(): () => number {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  return () => {
    const seconds = loop.percentile(99) / 1e9;
    loop.reset();
    return seconds > 0 ? seconds : 0;
  };
}
