import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { PublishEvent } from "#/api/publish-event.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { keepForGood } from "../files/kept-files.ts";
import type { SentFiles } from "../files/sent-files.ts";
import { createSentFiles } from "../files/sent-files.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { assetRoutes } from "../images/asset-routes.ts";
import { createAssetViews } from "../images/asset-views.ts";
import type { AssetViews } from "../images/asset-views.ts";
import { copyRoute } from "../images/copy-route.ts";
import { createCopyAssets } from "../images/copy-assets.ts";
import { createLibrary } from "../images/library.ts";
import { libraryRoutes } from "../images/library-routes.ts";
import { createAssets } from "../images/assets.ts";
import type { Assets } from "../images/assets.ts";
import { type PictureSets, createPictureSets, pictureJobs } from "../images/picture-sets.ts";
import { createPictureWorkshop, type PictureWorkshop } from "../images/picture-workshop.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { LimitsContext } from "../sites/account-limits.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import type { PastDocuments } from "../history/past-documents.ts";
import { peopleOf } from "../history/timeline-names.ts";
import type { Outgoing } from "../outgoing/send-out.ts";
import { createOutsideLinks } from "../outside-links/outside-links.ts";
import type { Screening } from "../screening/screening.ts";
import type { Storage } from "../storage/storage.ts";
import { flagRoutes } from "./flag-routes.ts";
import { createGoBack } from "./go-back.ts";
import { createEqualsLive } from "./equals-live.ts";
import { type BuiltFonts, openInstallationFiles } from "./installation-files.ts";
import { createLiveReleases } from "./live-releases.ts";
import type { LiveReleases } from "./live-releases.ts";
import { lostFilesRoute } from "./lost-files-route.ts";
import { mendJobs } from "./mend-job.ts";
import { createTakePast } from "./past-snapshot.ts";
import { createWeighPage } from "./page-weights.ts";
import { pruneJobs } from "./prune-job.ts";
import { createPublisher } from "./publisher.ts";
import type { Publisher } from "./publisher.ts";
import { publishingRoutes } from "./publishing-routes.ts";
import { rerenderJobs } from "./rerender-job.ts";
import { createReadChangedPages, createReadChanges } from "./release-changes.ts";
import type { ReadPeople } from "./release-changes.ts";
import { createReleaseRows } from "./release-rows.ts";
import { readLiveRelease } from "../sites/live-state.ts";
import { createCompression } from "./compression.ts";
import { type Drafts, createDrafts } from "./drafts.ts";
import { createSiteIcons } from "./site-icons.ts";
import { createShowAgain } from "./show-again.ts";
import { type SiteProblems, createSiteProblems } from "./site-problems.ts";
import { type SiteSnapshots, createSiteSnapshots } from "./site-snapshots.ts";
import { type FindTakenBack, createFindTakenBack } from "./taken-back.ts";
import { recompressJobs } from "./recompress-job.ts";

export interface PublishingOptions extends Pick<LimitsContext, "readSettings"> {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly jobs: Jobs;
  readonly hosting: SiteHosting;
  /** Closed with the app; one of its own where it is left out. */
  readonly workshop?: PictureWorkshop;
  /** The folder that the build cuts fonts into; undefined where there is none. */
  readonly fontsFolder: string | undefined;
  /** The folder that the build leaves the scripts of published pages in. */
  readonly islandsFolder: string | undefined;
  readonly appOrigin: string;
  readonly sitesDomain: string;
  /** Base of the visitors' calls (R26). */
  readonly apiBase: string;
  /** Where flags are: a path of every site, or another host's address (R15). */
  readonly staticBase: string;
  /** How addresses of other sites are asked; only public ones where it is left out. */
  readonly outgoing?: Outgoing | undefined;
  /** Whether links to other sites are asked at all. */
  readonly asksOutsideLinks: boolean;
  /** Tells who watches a site how far publishing it is. */
  readonly notify: (siteId: number, event: PublishEvent) => void;
  /** Tells other processes that visitors see something else of a site now. Never throws. */
  readonly notifyOthers: (siteId: number) => Promise<void>;
  /** Sites as they were. */
  readonly past: Pick<PastDocuments, "load">;
  /** Tells the owners of a site that it has to be published to be whole again. Does so once a day. */
  readonly notifyOfLoss: (siteId: number) => Promise<void>;
  /** Looks at what is published for phishing. */
  readonly screening: Screening;
}

/** Pictures and releases of sites. */
export interface Publishing {
  readonly publisher: Publisher;
  readonly live: LiveReleases;
  readonly drafts: Drafts;
  readonly fonts: BuiltFonts;
  readonly assets: Assets;
  readonly files: SentFiles;
  readonly findTakenBack: FindTakenBack;
  readonly storage: Storage;
  readonly views: AssetViews;
  readonly pictures: PictureSets;
  readonly jobs: JobHandlers;
  /** What asks other sites, which may be slow: work for a worker of its own. */
  readonly outsideJobs: JobHandlers;
  register(app: FastifyInstance): void;
}

function linksOfSites({
  snapshots,
  problems,
}: {
  snapshots: SiteSnapshots;
  problems: SiteProblems;
}) {
  return async (siteId: number) => problems.outsideLinks(siteId, await snapshots.take(siteId));
}

/** Connects what publishing consists of. */
export async function createPublishing(options: PublishingOptions): Promise<Publishing> {
  const { database, storage, clock, hosting, notify } = options;
  const workshop = options.workshop ?? createPictureWorkshop();
  const sets = createPictureSets({ database, storage, clock, workshop });
  const assets = createAssets({ ...options, workshop });
  const views = createAssetViews({ sets, storage, workshop });
  const installation = await openInstallationFiles({
    ...options,
    keep: (hash) => keepForGood(database.db, hash),
  });
  const rows = createReleaseRows(database);
  const snapshots = createSiteSnapshots(database);
  const takePast = createTakePast(snapshots.take, options.past);
  const problems = createSiteProblems(sets.assetsOf);
  const compression = createCompression();
  const icons = createSiteIcons({ storage, workshop });
  const inTurn = createKeyedQueue();
  const files = createSentFiles(options);
  const parts = { rows, snapshots, problems, pictures: sets, icons, installation, compression };
  const publisher = createPublisher({ ...options, ...parts, files, inTurn });
  const live = createLiveReleases({ ...options, rows, inTurn });
  const goBack = createGoBack({ ...options, rows, live, takePast, publisher });
  const weigh = createWeighPage({ hosting, snapshots, pictures: sets });
  const people: ReadPeople = (ids, accountId) => peopleOf(database.db, ids, accountId);
  const linksOf = linksOfSites({ snapshots, problems });
  const outside = createOutsideLinks({ ...options, isOn: options.asksOutsideLinks, linksOf });
  const equalsLive = createEqualsLive({ ...options, rows, snapshots });
  const readChangedPages = createReadChangedPages({ ...options, ...parts });
  const readChanges = createReadChanges({ ...options, ...parts, people, weigh, outside });

  return {
    publisher,
    live,
    drafts: createDrafts({ ...options, ...parts, files, inTurn }),
    fonts: installation,
    assets,
    files,
    findTakenBack: createFindTakenBack({ ...options, equalsLive }),
    storage,
    views,
    pictures: sets,
    jobs: {
      ...pictureJobs(sets),
      ...recompressJobs({ ...options, compression, moved: live.moved }),
      ...mendJobs({ ...options, publisher, rows, snapshots, takePast }),
      ...rerenderJobs({ publisher, rows, snapshots, takePast }),
      ...pruneJobs({ hosting, storage, rows, clock }),
    },
    outsideJobs: outside.jobs,
    register(app) {
      app.addHook("onClose", async () => {
        await Promise.all([workshop.close(), compression.close()]);
      });
      assetRoutes(app, { assets, sets, views });
      copyRoute(app, createCopyAssets({ database, assets }));
      libraryRoutes(app, { library: createLibrary(database), assets });
      flagRoutes(app);
      lostFilesRoute(app, { hosting, storage });
      publishingRoutes(app, {
        publisher,
        rows,
        goBack,
        readChanges,
        readChangedPages,
        equalsLive,
        people,
        weigh,
        liveReleaseOf: (siteId) => readLiveRelease(database.db, siteId),
        notify,
        showAgain: createShowAgain({ ...options, moved: live.moved }),
      });
    },
  };
}
