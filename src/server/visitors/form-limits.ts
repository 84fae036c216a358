import { networkOf } from "../limits/network.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { createLimitOfAll } from "../limits/limit-of-all.ts";
import type { SharedCount, SharedCounts } from "../limits/shared-counts.ts";

/** What limits of forms are counted in. */
export const formWindowMs = 60_000;

/** A site takes this many times as many forms from all of its visitors as from one network. */
const networksAtOnce = 20;

export interface FormGate {
  /**
   * Counts a form of a network, and with it other keys, of which it answers what all processes counted. Throws
   * `too-many-requests`, with the time when the next one is welcome.
   */
  arrive(address: string, others?: readonly string[]): Promise<readonly SharedCount[]>;
  /** Counts a form that a site may take. Throws `too-many-requests` as well. */
  enter(siteId: number): Promise<void>;
  /** Counts a form that came with the answer to a question, of which a site takes as many as from one network. */
  enterByQuestion(siteId: number): Promise<void>;
}

interface FormGateOptions {
  readonly clock: Clock;
  readonly formsPerMinute: number;
  /** Counts within `formWindowMs` that all processes share; undefined where there is one process. */
  readonly counts: SharedCounts | undefined;
  /** Tells the allowances of one gate from those of another. */
  readonly name: string;
}

/** Holds back floods, by what all processes take together. */
export function createFormGate({ clock, formsPerMinute, counts, name }: FormGateOptions): FormGate {
  function counted(what: string, limit: number) {
    const about = { clock, counts, name: `${name} ${what}`, limit, windowMs: formWindowMs };
    const all = createLimitOfAll(about);
    return async (key: string, more: readonly string[] = []) => {
      const { wait, others } = await all.take(key, more);
      if (wait > 0) throw new AppError("too-many-requests", { retryAfter: wait / 1_000 });
      return others;
    };
  }
  const networks = counted("from", formsPerMinute);
  const sites = counted("to", formsPerMinute * networksAtOnce);
  const questions = counted("by question to", formsPerMinute);
  return {
    arrive: (address, others) => networks(networkOf(address), others),
    enter: async (siteId) => void (await sites(String(siteId))),
    enterByQuestion: async (siteId) => void (await questions(String(siteId))),
  };
}
