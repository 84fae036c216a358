import { isDeepStrictEqual } from "node:util";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { FrontCache } from "../caches.ts";
import type { Clock } from "../clock.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { LivePointer } from "../storage/live-pointer.ts";
import { pagesKey, siteKey } from "./cache-marks.ts";
import { type Call, purge } from "./purge.ts";

/** The job that tells a cache once more, and again until it has heard. */
const purgeJob = "purge-cache";

/** What a cache was fetching while it was told is there by then. */
const againMs = 2_000;

interface PurgeOptions {
  readonly caches: readonly FrontCache[];
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: Pick<Clock, "now">;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
  readonly call?: Call;
}

/** `cache` is the number of a cache in the setting: tokens are in no database. */
const payloadSchema = z.object({ cache: z.number().int().min(0), key: z.string() });

/** What caches must forget now that a site is shown by another pointer; undefined where they may keep all. */
export function keyToPurge(
  site: number,
  before: LivePointer | undefined,
  now: LivePointer | undefined,
): string | undefined {
  // nothing of it was shown, and so nothing is kept
  if (!before) return undefined;
  if (!now) return siteKey(site);
  const { release: _before, manifest: was, recompressed: _packs, ...rest } = before;
  const { release: _now, manifest, recompressed: _others, ...others } = now;
  // also files that have names of their own: they are behind a password, or off
  if (!isDeepStrictEqual(rest, others)) return siteKey(site);
  return was === manifest ? undefined : pagesKey(site);
}

export interface CachePurges {
  /** Tells all caches after a site was shown by another pointer. At once, and by a job. Never rejects. */
  shown(site: number, before: LivePointer | undefined, now: LivePointer | undefined): Promise<void>;
  readonly jobs: JobHandlers;
}

/** Tells caches in front what they must not answer with any more: each process once it shows something else. */
export function createCachePurges({
  caches,
  jobs,
  clock,
  log,
  call = fetch,
}: PurgeOptions): CachePurges {
  async function tell(cache: FrontCache, number: number, key: string): Promise<void> {
    const telling = purge(cache, key, { call }).catch((err: unknown) =>
      log.warn({ err, key }, "a cache couldn’t be told at once"),
    );
    const runAt = clock.now() + againMs;
    await jobs.add({ kind: purgeJob, payload: { cache: number, key }, runAt });
    await telling;
  }

  return {
    async shown(site, before, now) {
      const key = keyToPurge(site, before, now);
      if (key === undefined) return;
      const told = caches.map((cache, number) => tell(cache, number, key));
      for (const one of await Promise.allSettled(told))
        if (one.status === "rejected")
          log.error({ err: one.reason, site }, "a cache wasn’t told what to forget");
    },
    jobs: {
      async [purgeJob](payload) {
        const { cache: number, key } = payloadSchema.parse(payload);
        const cache = caches[number];
        // it is in the setting no more
        if (cache) await purge(cache, key, { call });
      },
    },
  };
}
