import { findDuePages } from "#/publish/release-work.ts";
import { loadLooks } from "#/sections/looks.ts";
import type { PageEntry } from "#/site/page-index.ts";
import { withoutDrafts } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import { pageLanguages, pagePath } from "#/site/routes.ts";
import {
  type SiteCheckOptions,
  editedRecords,
  liveRelease,
  publicationOf,
  reasonOf,
} from "./check-site.ts";
import { readStoredSite } from "./stored-sites.ts";

/** Of a published site, the pages that this program would render anew though nobody edited them. */
export interface StalePages {
  readonly siteId: number;
  readonly name: string;
  /** How many pages it has, each language counted. */
  readonly pages: number;
  /** Paths. */
  readonly stale: readonly string[];
  /** How many were edited since they were published: they are rendered anew whatever the program is. */
  readonly edited: number;
  /** Why that can't be told. */
  readonly failure?: string;
}

/** Compares what a site's pages were made from with what they would be made from; nothing is rendered or changed. */
export async function findStalePages(
  options: SiteCheckOptions,
  siteId: number,
): Promise<StalePages | undefined> {
  const nothing = { siteId, name: "", pages: 0, stale: [], edited: 0 };
  try {
    const stored = await readStoredSite(options.db, siteId);
    if (!stored || stored.liveReleaseId === null) return undefined;
    const { name, document } = stored;
    const live = await liveRelease(options, stored);
    if (!live.manifest) return { ...nothing, name, ...(live.failure && { failure: live.failure }) };
    const isEdited = editedRecords(stored, live);
    await loadLooks([document.site.footer.template]);
    const { source, context } = await publicationOf(options, stored, live.manifest);
    const isOwners = (entry: PageEntry) => isEdited(pageKey(entry.id));
    const due = findDuePages(source, context).filter(({ entry }) => !isOwners(entry));
    const count = (entries: readonly PageEntry[]) =>
      entries.flatMap((entry) => pageLanguages(entry, document.site)).length;
    const { entries } = withoutDrafts(document.index);
    return {
      siteId,
      name,
      edited: count(entries.filter(isOwners)),
      pages: count(entries),
      stale: due.flatMap(({ entry, languages }) =>
        languages.map((language) => pagePath(entry, language, document.site)),
      ),
    };
  } catch (error) {
    return { ...nothing, failure: reasonOf(error) };
  }
}
