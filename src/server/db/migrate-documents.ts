import { readOwnJson } from "#/lib/read-own-json.ts";
import type { Kysely } from "kysely";
import { MigrationError } from "#/site/migrations/migration.ts";
import { migrateDocument } from "#/site/migrations/migrate.ts";
import { type AnyRecord, type Records, recordsOf, toDocument, toRecords } from "#/site/records.ts";
import { documentVersion } from "#/site/site.ts";
import { StartError } from "../start-error.ts";
import type { Schema } from "./schema.ts";

const sitesAtOnce = 100;
/** So many sites that fail say enough. */
const mostFailing = 10;

/** Renders sites as a publication would; answers a sentence for each page that can't be. */
export type CheckSites = (db: Kysely<Schema>, siteIds: readonly number[]) => Promise<string[]>;

/** Documents can't be migrated: some sites could no longer be rendered. Nothing was kept of it. */
export class MigrationRefused extends StartError {
  override name = "MigrationRefused";

  constructor(failures: readonly string[]) {
    super(
      [
        "This version can't take over all sites, so no document was changed. Go back to the version before, and report this:",
        ...failures.map((failure) => `- ${failure}`),
      ].join("\n"),
    );
  }
}

/** Some sites whose document is of an earlier version, after one of them. */
export async function olderSites(db: Kysely<Schema>, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom("records")
    .select(["siteId", "body"])
    .where("key", "=", "site")
    .where("siteId", ">", after)
    // texts can't hold this: their quotation marks are escaped
    .where("body", "not like", `%"schema":${documentVersion},%`)
    .orderBy("siteId")
    .limit(sitesAtOnce)
    .execute();
  return rows
    .filter(({ body }) => readOwnJson<{ schema?: unknown }>(body).schema !== documentVersion)
    .map(({ siteId }) => siteId);
}

/** Stored records of any version. */
export function parseRecords(rows: readonly { key: string; body: string }[]): Records {
  return recordsOf(rows.map(({ key, body }) => [key, readOwnJson<AnyRecord>(body)]));
}

async function migrateSite(db: Kysely<Schema>, siteId: number): Promise<void> {
  const rows = await db
    .selectFrom("records")
    .select(["key", "body"])
    .where("siteId", "=", siteId)
    .execute();
  const records = parseRecords(rows);
  const bodies = new Map(rows.map(({ key, body }) => [key, body]));
  for (const [key, record] of Object.entries(toRecords(migrateDocument(toDocument(records))))) {
    const body = JSON.stringify(record);
    if (body === bodies.get(key)) continue;
    await db
      .updateTable("records")
      .set({ body })
      .where("siteId", "=", siteId)
      .where("key", "=", key)
      .execute();
  }
}

/** Migrates sites; answers a sentence for each that can't be read. */
async function migrateSites(db: Kysely<Schema>, ids: readonly number[]): Promise<string[]> {
  const failures: string[] = [];
  for (const id of ids) {
    try {
      await migrateSite(db, id);
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error;
      failures.push(`site ${id}: ${error.message}`);
    }
  }
  return failures;
}

/**
 * Brings the stored records of every site to the present version of the document, and renders what was changed before it
 * is kept. Revisions stay: nobody edited anything. A step of the database's schema does it, so that it happens once,
 * before anything is served, with a backup taken first. @throws MigrationRefused
 */
export async function migrateDocuments(db: Kysely<Schema>, checkSites: CheckSites): Promise<void> {
  const failures: string[] = [];
  let last = 0;
  while (failures.length < mostFailing) {
    const ids = await olderSites(db, last);
    failures.push(...(await migrateSites(db, ids)));
    // what can't be read is listed already
    if (failures.length === 0) failures.push(...(await checkSites(db, ids)));
    const next = ids.at(-1);
    if (next === undefined) break;
    last = next;
  }
  if (failures.length > 0) throw new MigrationRefused(failures.slice(0, mostFailing));
}
