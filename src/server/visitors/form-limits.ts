import { FailureCounter } from "../auth/failure-counter.ts";
import { networkOf } from "../auth/network.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";

const windowMs = 60_000;

/** A site takes this many times as many forms from all of its visitors as from one network. */
const networksAtOnce = 20;

export interface FormGate {
  /** Counts a form. Throws `too-many-requests`, with the time when the next one is welcome. */
  enter(address: string, siteId: number): void;
}

/** Holds back floods. Counts by process: it protects this one, and the store's own limits protect people. */
export function createFormGate(clock: Clock, formsPerMinute: number): FormGate {
  const networks = new FailureCounter({ clock, limit: formsPerMinute, windowMs });
  const perSite = formsPerMinute * networksAtOnce;
  const sites = new FailureCounter({ clock, limit: perSite, windowMs });
  return {
    enter(address, siteId) {
      const network = networkOf(address);
      const site = String(siteId);
      const wait = Math.max(networks.waitFor(network), sites.waitFor(site));
      if (wait > 0) throw new AppError("too-many-requests", { retryAfter: wait / 1_000 });
      networks.add(network);
      sites.add(site);
    },
  };
}
