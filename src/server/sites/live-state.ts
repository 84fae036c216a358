import type { Kysely } from "kysely";
import type { ReleaseInfo } from "#/api/publishing.ts";
import type { Schema } from "../db/schema.ts";

/** The release that the database says is live, and whether its site is taken down. */
export interface LiveRelease {
  readonly id: number | null;
  readonly isOff: boolean;
}

/** Which of a site's releases is live, by an id; `isLive` and `isOff` as the API tells them. */
export function liveState(
  id: number,
  live: LiveRelease,
): Pick<ReleaseInfo, "isLive"> & { isOff?: true } {
  const isTheOne = id === live.id;
  return { isLive: isTheOne && !live.isOff, ...(isTheOne && live.isOff && { isOff: true }) };
}

/** The release of a site that is live, as the database says now. */
export async function readLiveRelease(db: Kysely<Schema>, siteId: number): Promise<LiveRelease> {
  const row = await db
    .selectFrom("sites")
    .leftJoin("unpublished", (join) =>
      join.onRef("unpublished.siteId", "=", "sites.id").on("unpublished.page", "=", ""),
    )
    .select(["liveReleaseId", "since"])
    .where("id", "=", siteId)
    .executeTakeFirst();
  return { id: row?.liveReleaseId ?? null, isOff: typeof row?.since === "number" };
}
