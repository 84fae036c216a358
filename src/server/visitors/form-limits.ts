import { FailureCounter } from "../auth/failure-counter.ts";
import { networkOf } from "../auth/network.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";

const windowMs = 60_000;

/** Forms that may be sent in a minute. */
export interface FormLimits {
  /** From one network, to any site. */
  perNetwork: number;
  /** To one site, by all of its visitors. */
  perSite: number;
}

/** Far above what people send, however busy a site and however many share an address. */
export const defaultFormLimits: FormLimits = { perNetwork: 30, perSite: 600 };

export interface FormGate {
  /** Counts a form. Throws `too-many-requests`, with the time when the next one is welcome. */
  enter(address: string, siteId: number): void;
}

/** Holds back floods. Counts by process: it protects this one, and the store's own limits protect people. */
export function createFormGate(clock: Clock, limits: FormLimits): FormGate {
  const networks = new FailureCounter({ clock, limit: limits.perNetwork, windowMs });
  const sites = new FailureCounter({ clock, limit: limits.perSite, windowMs });
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
