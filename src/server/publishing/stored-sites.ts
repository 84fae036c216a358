import type { Kysely } from "kysely";
import { stateOf } from "#/publish/page-state.ts";
import type { PageState } from "#/publish/page-state.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpRecords } from "#/site/bring-up.ts";
import { migrateDocument } from "#/site/migrations/migrate.ts";
import { pageKey, toDocument, toRecords } from "#/site/records.ts";
import type { SiteDocument } from "#/site/site.ts";
import { parseRecords } from "../db/migrate-documents.ts";
import type { Schema } from "../db/schema.ts";

/** A site as it is stored, its document brought up to the present versions. */
export interface StoredSite {
  readonly siteId: number;
  readonly slug: string;
  readonly primaryDomain: string | null;
  readonly siteHash: string;
  readonly name: string;
  readonly isPaid: boolean;
  readonly revision: number;
  readonly liveReleaseId: number | null;
  readonly document: SiteDocument;
  /** The records' JSON as it is kept, by key. */
  readonly bodies: ReadonlyMap<string, string>;
  /** By page id. */
  readonly states: ReadonlyMap<string, PageState>;
}

const idsAtOnce = 1_000;

/** The ids of all sites, those in the trash too: they may come back. */
export async function storedSiteIds(db: Kysely<Schema>): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const rows = await db
      .selectFrom("sites")
      .select("id")
      .where("id", ">", ids.at(-1) ?? 0)
      .orderBy("id")
      .limit(idsAtOnce)
      .execute();
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < idsAtOnce) return ids;
  }
}

/** Reads a site; undefined where it has gone. @throws MigrationError, and other errors where its records are no document */
export async function readStoredSite(
  db: Kysely<Schema>,
  siteId: number,
): Promise<StoredSite | undefined> {
  // one statement, so that all of it is of one revision
  const rows = await db
    .selectFrom("sites")
    .innerJoin("records", "records.siteId", "sites.id")
    .select(["key", "body", "slug", "primaryDomain", "siteHash", "name", "isPaid", "liveReleaseId"])
    .select("sites.revision as revision")
    .where("sites.id", "=", siteId)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { slug, primaryDomain, siteHash, name, isPaid, revision, liveReleaseId } = first;
  const bodies = new Map(rows.map(({ key, body }) => [key, body]));
  const migrated = migrateDocument(toDocument(parseRecords(rows)));
  const document = toDocument(bringUpRecords(toRecords(migrated), templates));
  const states = new Map(
    document.pages.map((page) => [page.id, stateOf(page, bodies.get(pageKey(page.id)) ?? "")]),
  );
  return {
    siteId,
    slug,
    primaryDomain,
    siteHash,
    name,
    revision,
    liveReleaseId,
    isPaid: isPaid === 1,
    document,
    bodies,
    states,
  };
}
