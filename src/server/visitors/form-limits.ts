import { networkOf } from "../auth/network.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { MemoryCounter } from "../limits/memory-counter.ts";

const windowMs = 60_000;

/** A site takes this many times as many forms from all of its visitors as from one network. */
const networksAtOnce = 20;

export interface FormGate {
  /** Counts a form of a network. Throws `too-many-requests`, with the time when the next one is welcome. */
  arrive(address: string): void;
  /** Counts a form that a site may take. Throws `too-many-requests` as well. */
  enter(siteId: number): void;
  /** Counts a form that came with the answer to a question, of which a site takes as many as from one network. */
  enterByQuestion(siteId: number): void;
}

/** Holds back floods. Counts by process: it protects this one, and the store's own limits protect people. */
export function createFormGate(clock: Clock, formsPerMinute: number): FormGate {
  function counted(limit: number): (key: string) => void {
    const counter = new MemoryCounter({ clock, limit, windowMs });
    return (key) => {
      const wait = counter.take(key);
      if (wait > 0) throw new AppError("too-many-requests", { retryAfter: wait / 1_000 });
    };
  }
  const networks = counted(formsPerMinute);
  const sites = counted(formsPerMinute * networksAtOnce);
  const questions = counted(formsPerMinute);
  return {
    arrive: (address) => networks(networkOf(address)),
    enter: (siteId) => sites(String(siteId)),
    enterByQuestion: (siteId) => questions(String(siteId)),
  };
}
