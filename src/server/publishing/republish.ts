import type { TakePast } from "./past-snapshot.ts";
import type { Publisher } from "./publisher.ts";
import type { ReleaseRows } from "./release-rows.ts";
import type { SiteSnapshots } from "./site-snapshots.ts";

export interface RepublishOptions {
  readonly publisher: Publisher;
  readonly rows: Pick<ReleaseRows, "find">;
  readonly snapshots: SiteSnapshots;
  readonly takePast: TakePast;
}

/**
 * Makes the live release of a site anew, of the document that it was made of, under its author and note: what nobody
 * has published yet must not come out by an accident. "changed": that document can't be read any more.
 */
export function republish(
  { publisher, rows, snapshots, takePast }: RepublishOptions,
  siteId: number,
): Promise<"republished" | "changed" | "not-live"> {
  return publisher.rewrite(siteId, async (publish) => {
    const { revision, liveReleaseId } = await snapshots.take(siteId);
    if (liveReleaseId === null) return "not-live";
    const live = await rows.find(siteId, liveReleaseId);
    const { authorId, note } = live;
    const past = live.revision === revision ? undefined : await takePast(siteId, live.revision);
    if (live.revision !== revision && !past) return "changed";
    // an edit that came in between must not come out with it
    await publish({ siteId, authorId, note, isKnown: true, ...(past ? { past } : { revision }) });
    return "republished";
  });
}
