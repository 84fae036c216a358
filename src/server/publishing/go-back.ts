import { gonePages } from "#/publish/gone-pages.ts";
import type { GonePages } from "#/publish/gone-pages.ts";
import { seenState } from "#/publish/seen-state.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import type { Clock } from "../clock.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { LiveReleases } from "./live-releases.ts";
import type { TakePast } from "./past-snapshot.ts";
import type { Publisher } from "./publisher.ts";
import type { Screening } from "../screening/screening.ts";
import { siteOrigin } from "./release-preparation.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";
import type { ReleaseRows } from "./release-rows.ts";

interface GoBackOptions {
  readonly clock: Pick<Clock, "now">;
  readonly rows: Pick<ReleaseRows, "find">;
  readonly live: Pick<LiveReleases, "makeLive">;
  readonly takePast: TakePast;
  readonly publisher: Publisher;
  readonly hosting: Pick<SiteHosting, "manifestOf">;
  readonly screening: Screening;
  readonly appOrigin: string;
  readonly sitesDomain: string;
}

/** Who goes back to which release. */
interface GoBackInput {
  readonly siteId: number;
  readonly release: number;
  readonly authorId: string;
}

interface WentBack {
  readonly row: Awaited<ReturnType<ReleaseRows["find"]>>;
  /** What visitors found until now. */
  readonly gone: GonePages;
}

/**
 * Makes an earlier release live and answers it. One whose manifest is lost is made anew, as another release, from the
 * state of the site that it was made from. What is there of it is screened like a new publication.
 * @throws LostContent where the log can't say that state any more; AppError publish-held
 */
export type GoBack = (input: GoBackInput) => Promise<WentBack>;

export function createGoBack(options: GoBackOptions): GoBack {
  const { rows, live, takePast, publisher, hosting, screening, clock } = options;

  async function show({ siteId, release, authorId }: GoBackInput): Promise<WentBack["row"]> {
    const row = await rows.find(siteId, release);
    const by = { siteId, authorId };
    if (await screening.isFor(by)) {
      const past = await takePast(siteId, row.revision);
      // drafts of that time are in no release; what leads to unpublished pages may be shown again
      const reasons = await screening.judge(
        by,
        past && seenState(past, [], siteOrigin(past, options)),
      );
      if (reasons.length > 0) await screening.holdEarlier({ ...by, releaseId: release, reasons });
    }
    try {
      await live.makeLive(siteId, release, async (transaction) => {
        await screening.settle(transaction, by, release);
        await addTimelineEvent(transaction, clock, {
          ...by,
          page: "",
          what: "release.madeLive",
          release: row.number,
        });
      });
      return row;
    } catch (error) {
      if (!(error instanceof LostContent)) throw error;
      const past = await takePast(siteId, row.revision);
      if (!past) throw error;
      const { row: made } = await publisher.publish({
        siteId,
        authorId,
        note: row.note,
        past,
        isKnown: true,
      });
      return made;
    }
  }

  /** What is shown now; undefined where nothing is, or where that can't be read: going back doesn't fail by it. */
  const shown = (siteId: number): Promise<ReleaseManifest | undefined> =>
    hosting.manifestOf(siteId).catch(() => undefined);

  return async (input) => {
    const before = await shown(input.siteId);
    const row = await show(input);
    const after = await shown(input.siteId);
    return { row, gone: before && after ? gonePages(before, after) : { languages: [], paths: [] } };
  };
}
