import type { Kysely } from "kysely";
import { migrateDocument } from "#/site/migrations/migrate.ts";
import { type AnyRecord, type Records, toDocument, toRecords } from "#/site/records.ts";
import { documentVersion } from "#/site/site.ts";
import type { Schema } from "./schema.ts";

const sitesAtOnce = 100;

/** Sites whose document is of an earlier version, after one of them. */
async function olderSites(db: Kysely<Schema>, after: number): Promise<number[]> {
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
    .filter(({ body }) => (JSON.parse(body) as { schema?: unknown }).schema !== documentVersion)
    .map(({ siteId }) => siteId);
}

async function migrateSite(db: Kysely<Schema>, siteId: number): Promise<void> {
  const rows = await db
    .selectFrom("records")
    .select(["key", "body"])
    .where("siteId", "=", siteId)
    .execute();
  const records = Object.fromEntries(
    rows.map(({ key, body }) => [key, JSON.parse(body) as AnyRecord]),
  ) as Records;
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

/**
 * Brings the stored records of every site to the present version of the document. Their revisions stay: nobody edited
 * anything. A step of the database's schema does it, so that it happens once, before anything is served, with a backup
 * taken first. @throws MigrationError
 */
export async function migrateDocuments(db: Kysely<Schema>): Promise<void> {
  let last = 0;
  for (;;) {
    const ids = await olderSites(db, last);
    for (const id of ids) await migrateSite(db, id);
    const next = ids.at(-1);
    if (next === undefined) return;
    last = next;
  }
}
