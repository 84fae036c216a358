import type { Clock } from "../clock.ts";
import { MemoryCounter } from "../limits/memory-counter.ts";

const windowMs = 600_000;
/** Of a network within the window: links that it opens, and tries that open nothing. */
const limits = { all: 120, wrong: 10 } as const;

/** How often networks may exchange the secret of a link. A try counts before it is looked at. */
interface LinkTries {
  /** Counts a try; answers how many milliseconds it is too early. */
  take(network: string): number;
  /** The try opened a link: it was no guess. */
  opened(network: string): void;
}

export function createLinkTries(clock: Clock): LinkTries {
  const all = new MemoryCounter({ clock, windowMs, limit: limits.all });
  const wrong = new MemoryCounter({ clock, windowMs, limit: limits.wrong });
  return {
    take: (network) => Math.max(all.take(network), wrong.take(network)),
    opened: (network) => wrong.giveBack(network),
  };
}
