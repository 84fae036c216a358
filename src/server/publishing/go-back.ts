import { LostContent } from "../storage/lost-content.ts";
import type { LiveReleases } from "./live-releases.ts";
import type { TakePast } from "./past-snapshot.ts";
import type { Publisher } from "./publisher.ts";
import type { ReleaseRows } from "./release-rows.ts";

interface GoBackOptions {
  readonly rows: Pick<ReleaseRows, "find">;
  readonly live: Pick<LiveReleases, "makeLive">;
  readonly takePast: TakePast;
  readonly publisher: Publisher;
}

/** Who goes back to which release. */
interface GoBackInput {
  readonly siteId: number;
  readonly release: number;
  readonly authorId: string;
}

/**
 * Makes an earlier release live and answers it. One whose manifest is lost is made anew, as another release, from the
 * state of the site that it was made from. @throws LostContent where the log can't say that state any more
 */
export type GoBack = (input: GoBackInput) => ReturnType<ReleaseRows["find"]>;

export function createGoBack({ rows, live, takePast, publisher }: GoBackOptions): GoBack {
  return async ({ siteId, release, authorId }) => {
    const row = await rows.find(siteId, release);
    try {
      await live.makeLive(siteId, release);
      return row;
    } catch (error) {
      if (!(error instanceof LostContent)) throw error;
      const past = await takePast(siteId, row.revision);
      if (!past) throw error;
      const { row: made } = await publisher.publish({ siteId, authorId, note: row.note, past });
      return made;
    }
  };
}
