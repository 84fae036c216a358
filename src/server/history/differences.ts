import type { Differences } from "#/api/history.ts";
import type { PageChangeInfo } from "#/api/publishing.ts";
import { nothingCompared, pageDifference, siteDifference } from "#/publish/release-changes.ts";
import { readKeptRecord } from "#/site/bring-up-json.ts";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { differs, languagesApart } from "#/site/language-changes.ts";
import { findEntry } from "#/site/page-index.ts";
import { type Records, pageKey, recordsOf } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { PastDocuments } from "./past-documents.ts";

interface DifferencesOptions {
  readonly database: Database;
  readonly templates: Templates;
  readonly past: Pick<PastDocuments, "load">;
}

/** Tells what of a site has changed since a revision. Throws `not-found`. */
export type ReadDifferences = (siteId: number, at: number) => Promise<Differences>;

interface Compared {
  readonly before: Records;
  readonly after: Records;
  /** Of the later state. */
  readonly languages: readonly SiteLanguage[];
  /** Those that came or went since, with all of their texts. */
  readonly apart: ReadonlySet<LanguageCode>;
}

function changedPage({ before, after, languages, apart }: Compared, page: string) {
  const key = pageKey(page);
  const [was, is] = [before[key], after[key]];
  if (!was || !is || !differs(was, is, apart)) return undefined;
  return pageDifference(was, is, languages, apart);
}

function pageChanges(compared: Compared): PageChangeInfo[] {
  const { before, after } = compared;
  const { index: was = { entries: [], redirects: [] } } = before;
  const { index: is = { entries: [], redirects: [] } } = after;
  const changes: PageChangeInfo[] = [];
  for (const { id: page, name, path } of is.entries) {
    const about = { page, name, path };
    if (!findEntry(was, page)) changes.push({ ...about, change: "added", ...nothingCompared });
    else {
      const difference = changedPage(compared, page);
      if (difference) changes.push({ ...about, change: "changed", ...difference });
    }
  }
  for (const { id: page, name, path } of was.entries)
    if (!findEntry(is, page))
      changes.push({ page, name, path, change: "removed", ...nothingCompared });
  return changes;
}

export function createReadDifferences({
  database: { db },
  templates,
  past,
}: DifferencesOptions): ReadDifferences {
  return async (siteId, at) => {
    const rows = await db
      .selectFrom("records")
      .innerJoin("sites", "sites.id", "records.siteId")
      .select(["key", "body", "sites.revision as revision"])
      .where("siteId", "=", siteId)
      .where((where) =>
        where.or([where("records.revision", ">", at), where("key", "in", ["site", "index"])]),
      )
      .execute();
    const revision = rows[0]?.revision;
    if (revision === undefined) throw new AppError("not-found");
    const after = recordsOf(rows.map(({ key, body }) => [key, readKeptRecord(body, templates)]));
    const { records: before } = await past.load(siteId, at, Object.keys(after));
    if (!before.site || !before.index || !after.site || !after.index)
      throw new AppError("not-found");
    const apart = languagesApart(before.site, after.site);
    return {
      revision,
      pages: pageChanges({ before, after, languages: after.site.languages, apart }),
      ...siteDifference(
        { site: before.site, index: before.index },
        { site: after.site, index: after.index },
        apart,
      ),
    };
  };
}
