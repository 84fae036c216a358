import { setTimeout as wait } from "node:timers/promises";

const everyMs = 50;
const withinMs = 15_000;

/** Asks until something holds; says whether it came to hold in time. */
export async function comesToHold(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const until = performance.now() + withinMs;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > until) return false;
    await wait(everyMs);
  }
}
