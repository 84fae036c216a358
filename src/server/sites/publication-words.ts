import type { PublishEvent } from "#/api/publish-event.ts";

/** How far a publication was is told again for so long, and of so many sites: a break of the database is shorter. */
const toldAgainMs = 600_000;
const mostToldAgain = 200;

interface Own {
  readonly data: PublishEvent;
  /** In milliseconds of `performance.now()`. */
  readonly at: number;
}

interface Heard {
  readonly from: string;
  /** When it was said, as far as is known: at the latest when it was heard. */
  readonly at: number;
}

/** What another process said of a site's publication. */
export interface PublicationWord {
  /** The process that said it. */
  readonly from: string;
  readonly site: number;
  /** How many milliseconds before it was sent it was said first; left out where it is new. */
  readonly age?: number | undefined;
}

/** What this process said of publications, for those who missed it, and which words are older than others. */
export interface PublicationWords {
  say(site: number, data: PublishEvent): void;
  /** Takes in what another process said. False where something newer is known of the site. */
  hear(word: PublicationWord): boolean;
  /** What is still told: the last own word of each site, where no other process has said a newer one. */
  toTellAgain(): { site: number; data: PublishEvent; age: number }[];
}

/** Puts it last, and keeps of all no more than are told again. */
function put<Value>(map: Map<number, Value>, site: number, value: Value): void {
  map.delete(site);
  map.set(site, value);
  const [oldest] = map.keys();
  if (map.size > mostToldAgain && oldest !== undefined) map.delete(oldest);
}

export function createPublicationWords(): PublicationWords {
  const own = new Map<number, Own>();
  const heard = new Map<number, Heard>();

  function isOld(site: number, from: string, at: number): boolean {
    const said = own.get(site);
    const before = heard.get(site);
    // what one process says comes in its order, however long it was on its way
    const isLate = before !== undefined && before.from !== from && before.at > at;
    return isLate || (said !== undefined && said.at > at);
  }

  return {
    say(site, data) {
      heard.delete(site);
      put(own, site, { data, at: performance.now() });
    },
    hear({ from, site, age }) {
      const at = performance.now() - (age ?? 0);
      if (age !== undefined && isOld(site, from, at)) return false;
      own.delete(site);
      put(heard, site, { from, at });
      return true;
    },
    toTellAgain() {
      const now = performance.now();
      const all = [...own].map(([site, { data, at }]) => ({ site, data, age: now - at }));
      for (const { site } of all.filter(({ age }) => age > toldAgainMs)) own.delete(site);
      return all.filter(({ age }) => age <= toldAgainMs);
    },
  };
}
