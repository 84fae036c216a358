import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { pointerFor } from "./publisher.ts";
import type { ReleaseRows } from "./release-rows.ts";
import { strongerJob } from "./stronger-job.ts";

interface LiveReleasesOptions {
  readonly database: Database;
  readonly hosting: SiteHosting;
  readonly rows: ReleaseRows;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: Clock;
  readonly sitesDomain: string;
  readonly tellOthers: (siteId: number) => Promise<void>;
}

/** Keeps what hosting shows in step with the database. */
export interface LiveReleases {
  /** Makes an earlier release live: the same bytes as before. @throws AppError not-found, conflict */
  makeLive(siteId: number, release: number): Promise<void>;
  /** After a site's address changed, or whether it may be visited. */
  moved(siteId: number): Promise<void>;
  /** After another process did any of this. */
  follow(siteId: number): Promise<void>;
  /** Mends the pointers that are behind the database; answers how many were. */
  repair(): Promise<number>;
}

const strongerDelay = 2_000;

export function createLiveReleases({
  database,
  hosting,
  rows,
  jobs,
  clock,
  sitesDomain,
  tellOthers,
}: LiveReleasesOptions): LiveReleases {
  const { db } = database;

  function liveSites() {
    return db
      .selectFrom("sites")
      .innerJoin("releases", "releases.id", "sites.liveReleaseId")
      .select(["sites.id as siteId", "slug", "releases.id as release", "manifestHash as manifest"])
      .select("takenDownAt")
      .where("trashedAt", "is", null);
  }

  type LiveSiteRow = Awaited<ReturnType<ReturnType<typeof liveSites>["execute"]>>[number];

  /** Writes a site's pointer where it isn't as the database says. */
  async function show(row: LiveSiteRow): Promise<boolean> {
    const { siteId, slug, release, manifest, takenDownAt } = row;
    const before = hosting.pointerOf(siteId);
    const stronger = before?.manifest === manifest ? before.stronger : [];
    const isTakenDown = takenDownAt !== null;
    const about = { siteId, slug, release, manifest, stronger, isTakenDown };
    const pointer = pointerFor({ sitesDomain }, about);
    if (JSON.stringify(before) === JSON.stringify(pointer)) return false;
    await hosting.show(pointer);
    await hosting.setTakenDown(siteId, isTakenDown);
    return true;
  }

  async function follow(siteId: number): Promise<void> {
    const row = await liveSites().where("sites.id", "=", siteId).executeTakeFirst();
    if (row) await show(row);
    else if (hosting.pointerOf(siteId)) await hosting.hide(siteId);
  }

  return {
    async makeLive(siteId, release) {
      const { manifestHash: manifest } = await rows.find(siteId, release);
      // what can't be read can't be shown
      await hosting.files.manifest(manifest);
      const site = await db
        .selectFrom("sites")
        .select(["slug", "liveReleaseId", "takenDownAt"])
        .where("id", "=", siteId)
        .executeTakeFirstOrThrow();
      await rows.switch(siteId, release, site.liveReleaseId);
      await show({ ...site, siteId, release, manifest });
      await jobs.add({
        kind: strongerJob,
        payload: { siteId, manifest },
        runAt: clock.now() + strongerDelay,
      });
      await tellOthers(siteId);
    },
    async moved(siteId) {
      await follow(siteId);
      await tellOthers(siteId);
    },
    follow,
    async repair() {
      const live = await liveSites().execute();
      let mended = 0;
      for (const row of live) if (await show(row)) mended += 1;
      const ids = new Set(live.map(({ siteId }) => siteId));
      for (const siteId of hosting.sites()) {
        if (ids.has(siteId)) continue;
        await hosting.hide(siteId);
        mended += 1;
      }
      return mended;
    },
  };
}
