import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { SiteTrafficTable } from "../db/traffic-tables.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { addTraffic, dayOf, pruneTraffic } from "./traffic-rows.ts";

interface TrafficOptions {
  readonly database: Pick<Database, "db" | "dialect">;
  readonly hosting: Pick<SiteHosting, "takeCounts">;
  readonly clock: Clock;
  /** Told which sites were viewed, once the database has it. */
  readonly tellOfViews: (siteIds: readonly number[]) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** Brings what is counted in memory into the database. */
export interface Traffic {
  /** Does so every minute until the signal aborts. */
  run(signal: AbortSignal): Promise<void>;
  /** Does so now. Never rejects: what the database doesn't take is kept for the next time. */
  flush(): Promise<void>;
}

const everyMs = 60_000;
/** So many rows a statement: a moment's work. */
const rowsAtOnce = 2_000;
/** So many rows wait for a database that is away; of more sites nothing is counted until it is back. */
const mostWaiting = 100_000;

/** What the database doesn't have yet, a row a site and day. */
function createWaiting() {
  const waiting = new Map<string, SiteTrafficTable>();
  return {
    add(row: SiteTrafficTable): void {
      const key = `${row.siteId} ${row.day}`;
      const known = waiting.get(key);
      if (known) {
        known.views = Math.min(known.views + row.views, Number.MAX_SAFE_INTEGER);
        known.bytes = Math.min(known.bytes + row.bytes, Number.MAX_SAFE_INTEGER);
      } else if (waiting.size < mostWaiting) waiting.set(key, row);
    },
    /** Those that have waited longest. */
    first: () => [...waiting.entries().take(rowsAtOnce)],
    remove(entries: readonly (readonly [string, unknown])[]): void {
      for (const [key] of entries) waiting.delete(key);
    },
  };
}

export function createTraffic(options: TrafficOptions): Traffic {
  const { database, hosting, clock, tellOfViews, log } = options;
  const waiting = createWaiting();
  let prunedOn: number | undefined;
  let isAway = false;

  /** Counting goes on where it fails: the next view tells. */
  async function tell(siteIds: readonly number[]): Promise<void> {
    try {
      await tellOfViews([...new Set(siteIds)]);
    } catch (err) {
      log.warn({ err }, "nobody could be told of the views of sites");
    }
  }

  async function write(): Promise<void> {
    for (let part = waiting.first(); part.length > 0; part = waiting.first()) {
      await addTraffic(
        database,
        part.map(([, row]) => row),
      );
      waiting.remove(part);
      await tell(part.map(([, { siteId }]) => siteId));
    }
    const today = dayOf(clock.now());
    if (prunedOn === today) return;
    await pruneTraffic(database.db, today);
    prunedOn = today;
  }

  async function flush(): Promise<void> {
    const counted = await hosting.takeCounts();
    const day = dayOf(clock.now());
    for (const { site, views, bytes } of counted) waiting.add({ siteId: site, day, views, bytes });
    try {
      await write();
      isAway = false;
    } catch (err) {
      if (!isAway) log.warn({ err }, "views can’t be kept at the moment; they wait in memory");
      isAway = true;
    }
  }

  return {
    flush,
    async run(signal) {
      while (!signal.aborted) {
        await clock.sleep(everyMs, signal);
        if (!signal.aborted) await flush();
      }
    },
  };
}
