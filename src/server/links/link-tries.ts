import type { Clock } from "../clock.ts";
import { MemoryCounter } from "../limits/memory-counter.ts";

const windowMs = 600_000;
/** Sessions that a network begins within the window. */
const limit = 120;

/**
 * How often networks may begin sessions by a link, each of which is kept. A try counts before it is looked at; one that
 * opens nothing is given back: secrets of 256 bits aren't guessed, and who has the right one is never locked out by
 * those who haven't.
 */
interface LinkTries {
  /** Counts a try; answers how many milliseconds it is too early. */
  take(network: string): number;
  /** The try opened nothing. */
  failed(network: string): void;
}

export function createLinkTries(clock: Clock): LinkTries {
  const begun = new MemoryCounter({ clock, windowMs, limit });
  return {
    take: (network) => begun.take(network),
    failed: (network) => begun.giveBack(network),
  };
}
