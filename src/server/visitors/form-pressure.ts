import { networkOf, rangeOf } from "../limits/network.ts";
import type { Clock } from "../clock.ts";
import type { SharedCount } from "../limits/shared-counts.ts";
import { formWindowMs as windowMs } from "./form-limits.ts";

/** The oldest keys are forgotten beyond this many: memory stays bounded under attack. */
const mostKeys = 50_000;

/** Forms of a minute to one site, and from one range of addresses, beyond which proof is asked: times the forms of one network. */
const calmSite = 5;
const calmRange = 3;

/** Work at the threshold; every doubling of the pressure asks for twice as much, up to the most. */
export const leastBits = 16;
const mostBits = 19;

interface Count {
  now: number;
  before: number;
  endsAt: number;
}

/** Counts by key in minutes; the minute before still counts, so that an attack isn't over at every full one. */
class MinuteCounts {
  readonly #counts = new Map<string, Count>();
  readonly #clock: Pick<Clock, "now">;

  constructor(clock: Pick<Clock, "now">) {
    this.#clock = clock;
  }

  /** Counts one and answers how many there were, by all processes where they count together. */
  add(key: string, all: SharedCount | undefined): number {
    const time = this.#clock.now();
    const last = this.#counts.get(key);
    const isOver = last === undefined || last.endsAt <= time;
    const isFollowed = last !== undefined && last.endsAt + windowMs > time;
    const count = isOver
      ? { now: 0, before: isFollowed ? last.now : 0, endsAt: all?.until ?? time + windowMs }
      : last;
    count.now = Math.max(count.now + 1, all?.n ?? 0);
    if (isOver) this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > mostKeys) {
      const oldest = this.#counts.keys().next();
      if (!oldest.done) this.#counts.delete(oldest.value);
    }
    return Math.max(count.now, count.before);
  }
}

/** A form that has arrived. */
interface Arrival {
  readonly address: string;
  readonly siteId: number;
}

export interface FormPressure {
  /** What all processes count of a form, for `arrive`. */
  keysOf(arrival: Arrival): string[];
  /** Counts a form, and answers the bits of work that it has to show; 0 in peace. `all`: what all processes counted, if there are others. */
  arrive(arrival: Arrival, all: readonly SharedCount[]): number;
}

/** Tells when a site's forms, or those of a range of addresses, are hammered, by all processes together. */
export function createFormPressure(
  clock: Pick<Clock, "now">,
  formsPerMinute: number,
): FormPressure {
  const sites = new MinuteCounts(clock);
  const ranges = new MinuteCounts(clock);
  const bitsFor = (count: number, calm: number) =>
    count <= calm ? 0 : Math.min(mostBits, leastBits + Math.floor(Math.log2(count / calm)));
  const ofRange = ({ address }: Arrival) => rangeOf(networkOf(address));
  return {
    keysOf: (arrival) => [`pressure on ${arrival.siteId}`, `pressure from ${ofRange(arrival)}`],
    arrive(arrival, [allOfSite, allOfRange]) {
      const ofSite = sites.add(String(arrival.siteId), allOfSite);
      const site = bitsFor(ofSite, formsPerMinute * calmSite);
      const range = bitsFor(ranges.add(ofRange(arrival), allOfRange), formsPerMinute * calmRange);
      return Math.max(site, range);
    },
  };
}
