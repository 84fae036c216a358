import { setTimeout as pause } from "node:timers/promises";

/** Looks without a pause take a processor from what they wait for. */
const pauseMs = 10;

/** Waits for what says nothing by itself; the time of the test or of its hook ends the waiting. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(pauseMs);
}
