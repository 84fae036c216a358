import { readOwnJson } from "#/lib/read-own-json.ts";
import { homePage } from "#/api/home-page.ts";
import { bringUpPageJson, readKeptRecord } from "#/site/bring-up-json.ts";
import { type AnyRecord, type Records, pageKey, recordsOf, toDocument } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createPauses } from "../limits/pauses.ts";

/** A site's records at one revision. */
export interface LoadedRecords {
  revision: number;
  records: Records;
  /** By key, the revision that wrote the record last: equal revisions are equal records. */
  revisions: ReadonlyMap<string, number>;
}

export interface Documents {
  /** The whole document. Throws `not-found`. */
  load(siteId: number): Promise<LoadedRecords & { document: SiteDocument }>;
  /**
   * The document as JSON text, as `GET sites/{id}/document` answers it; of the pages only the
   * named one, if one is named, by its id or as "/" for the home page. Throws `not-found`.
   */
  json(siteId: number, page?: string): Promise<string>;
  /**
   * The site's pictures as JSON text, newest first; those thrown away come last: undoing, earlier versions and what
   * others put back still show them.
   */
  assetsJson(siteId: number): Promise<string>;
}

export function createDocuments({ db }: Database, templates: Templates): Documents {
  /** One statement: its rows belong to one revision. */
  async function rowsOf(siteId: number, keys?: string[]) {
    let query = db
      .selectFrom("records")
      .innerJoin("sites", "sites.id", "records.siteId")
      .select(["key", "body", "records.revision as written", "sites.revision as revision"])
      .where("siteId", "=", siteId);
    if (keys) query = query.where("key", "in", keys);
    const rows = await query.execute();
    const revision = rows[0]?.revision;
    if (revision === undefined) throw new AppError("not-found");
    return { revision, rows };
  }

  async function assetsJson(siteId: number): Promise<string> {
    const rows = await db
      .selectFrom("assets")
      .select(["info", "trashedAt"])
      .where("siteId", "=", siteId)
      .orderBy("createdAt", "desc")
      .orderBy("id")
      .execute();
    const ordered = rows.toSorted(
      (one, other) => Number(one.trashedAt !== null) - Number(other.trashedAt !== null),
    );
    return `[${ordered.map((row) => row.info).join(",")}]`;
  }

  async function pageId(siteId: number, page: string): Promise<string> {
    if (page !== homePage) return page;
    const { rows } = await rowsOf(siteId, ["index"]);
    const index = readOwnJson<PageIndex | null>(rows[0]?.body ?? "null");
    const home = index?.entries[0]?.id;
    if (home === undefined) throw new AppError("not-found");
    return home;
  }

  return {
    assetsJson,
    async load(siteId) {
      const { revision, rows } = await rowsOf(siteId);
      const pause = createPauses();
      const read: [string, AnyRecord][] = [];
      for (const { key, body } of rows) {
        read.push([key, readKeptRecord(body, templates)]);
        await pause();
      }
      const records = recordsOf(read);
      const revisions = new Map(rows.map((row) => [row.key, row.written]));
      return { revision, records, revisions, document: toDocument(records) };
    },
    async json(siteId, page) {
      const keys =
        page === undefined ? undefined : ["site", "index", pageKey(await pageId(siteId, page))];
      const { revision, rows } = await rowsOf(siteId, keys);
      // The bodies are JSON already; of all of them only the index has to be read.
      const bodies = new Map(rows.map((row) => [row.key, row.body]));
      const index = bodies.get("index") ?? "null";
      const { entries } = readOwnJson<PageIndex>(index);
      const pause = createPauses();
      const pages: string[] = [];
      for (const { id } of entries) {
        const body = bodies.get(pageKey(id));
        if (body !== undefined) pages.push(bringUpPageJson(body, templates));
        await pause();
      }
      if (page !== undefined && pages.length === 0) throw new AppError("not-found");
      const assets = await assetsJson(siteId);
      const siteBody = bodies.get("site");
      if (siteBody === undefined) throw new AppError("not-found");
      const site = JSON.stringify(readKeptRecord(siteBody, templates));
      return `{"revision":${revision},"site":${site},"index":${index},"pages":[${pages.join(",")}],"assets":${assets}}`;
    },
  };
}
