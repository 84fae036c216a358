import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { collectLater } from "./collect-later.ts";
import { type LeftKind, noteLeft } from "./left-files.ts";

interface LeaveOptions {
  readonly database: Pick<Database, "db">;
  readonly jobs: Pick<Jobs, "add">;
  readonly clock: Clock;
}

/** Notes what was stored for a site and is no part of it: it goes with the site, which may have gone by now. */
export function leaveStored(
  { database, jobs, clock }: LeaveOptions,
  siteId: number,
  files: Partial<Record<LeftKind, string>>,
): Promise<void> {
  return database.db.transaction().execute(async (transaction) => {
    for (const kind of ["content", "manifest", "index"] as const) {
      const hash = files[kind];
      if (hash !== undefined) await noteLeft(transaction, { siteId, kind }, [hash]);
    }
    await jobs.add(collectLater(siteId, clock.now()), transaction);
  });
}
