import type { SiteIcons } from "#/publish/release-context.ts";
import { systemClock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { CheckSites } from "../db/migrate-documents.ts";
import type { Env } from "../env.ts";
import { createReleaseFiles } from "../hosting/release-files.ts";
import { createPictureSets } from "../images/picture-sets.ts";
import { createPictureWorkshop } from "../images/picture-workshop.ts";
import type { Storage } from "../storage/storage.ts";
import { describeCheck } from "./check-report.ts";
import type { CheckReport } from "./check-report.ts";
import { checkSite, findRenderFailures } from "./check-site.ts";
import type { SiteCheckOptions } from "./check-site.ts";
import { openInstallationFiles } from "./installation-files.ts";
import { createSiteIcons } from "./site-icons.ts";
import { storedSiteIds } from "./stored-sites.ts";

export interface CheckingOptions {
  readonly env: Pick<Env, "appOrigin" | "sitesDomain" | "visitorApiBase" | "staticBase">;
  /** Read only. */
  readonly storage: Storage;
  /** The folders that the build leaves fonts and scripts in. */
  readonly fontsFolder: string | undefined;
  readonly islandsFolder: string | undefined;
}

async function openChecking({ env, storage, ...folders }: CheckingOptions) {
  const { appOrigin, sitesDomain, visitorApiBase, staticBase } = env;
  const keep = async () => undefined;
  const installation = await openInstallationFiles({ ...folders, staticBase, storage, keep });
  return { installation, apiBase: visitorApiBase, appOrigin, sitesDomain, staticBase };
}

/** Looks at every stored site in one way, and leaves out those of which nothing is said. */
export async function eachStoredSite<Report>(
  { db }: Pick<Database, "db">,
  options: CheckingOptions,
  look: (check: SiteCheckOptions, siteId: number) => Promise<Report | undefined>,
): Promise<Report[]> {
  const { storage } = options;
  const workshop = createPictureWorkshop();
  const check = {
    ...(await openChecking(options)),
    db,
    icons: createSiteIcons({ storage, workshop }),
    files: createReleaseFiles(storage),
    pictures: createPictureSets({ database: { db }, storage, clock: systemClock, workshop }),
  };
  try {
    const reports: Report[] = [];
    for (const siteId of await storedSiteIds(db)) {
      const report = await look(check, siteId);
      if (report !== undefined) reports.push(report);
    }
    return reports;
  } finally {
    await workshop.close();
  }
}

/** Checks every stored site against this program. Nothing is changed: both database and storage are only read. */
export async function checkStoredSites(
  database: Pick<Database, "db">,
  options: CheckingOptions,
): Promise<CheckReport> {
  const began = performance.now();
  const sites = await eachStoredSite(database, options, checkSite);
  return describeCheck(sites, (performance.now() - began) / 1_000);
}

/** What a page links to as icons decides about no failure, and takes time to make. */
const noIcons: SiteIcons = { links: [], files: {}, icons: [] };

/** The check before a migration of documents is kept: renders what was migrated, in the transaction that did it. */
export function createMigrationCheck(options: CheckingOptions): CheckSites {
  let opened: ReturnType<typeof openChecking> | undefined;
  const { storage } = options;
  return async (db, siteIds) => {
    if (siteIds.length === 0) return [];
    opened ??= openChecking(options);
    const workshop = createPictureWorkshop();
    const pictures = createPictureSets({ database: { db }, storage, clock: systemClock, workshop });
    const check = { ...(await opened), db, pictures, icons: async () => noIcons };
    const failures: string[] = [];
    for (const siteId of siteIds) failures.push(...(await findRenderFailures(check, siteId)));
    return failures;
  };
}
