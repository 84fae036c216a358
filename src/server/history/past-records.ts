import type { Kysely } from "kysely";
import { readOwnJson } from "#/lib/read-own-json.ts";
import { bringUpRecord, bringUpRecords } from "#/site/bring-up.ts";
import { migrateDocument } from "#/site/migrations/migrate.ts";
import { type AnyRecord, type Records, recordsOf, toDocument, toRecords } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import { type SiteRecord, documentVersion } from "#/site/site.ts";
import type { Schema } from "../db/schema.ts";

/** The revision of the operation that a site begins with. */
const beginning = 1;

/** The records that the first document of a site was made of. */
async function firstRecords(
  db: Kysely<Schema>,
  siteId: number,
  templates: Templates,
): Promise<Records | undefined> {
  const row = await db
    .selectFrom("operations")
    .select("args")
    .where("siteId", "=", siteId)
    .where("revision", "=", beginning)
    .executeTakeFirst();
  return row && bringUpRecords(toRecords(migrateDocument(readOwnJson(row.args))), templates);
}

/** The newest revision, not later than `at`, that the whole site can be read at. */
export async function markBefore(db: Kysely<Schema>, siteId: number, at: number): Promise<number> {
  const row = await db
    .selectFrom("historyMarks")
    .select("revision")
    .where("siteId", "=", siteId)
    .where("revision", "<=", at)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? beginning;
}

/** One statement, so that nothing moves between the tables meanwhile; no rows where the mark is gone. */
async function rowsAtMark(
  db: Kysely<Schema>,
  { siteId, mark, keys }: { siteId: number; mark: number; keys: readonly string[] | undefined },
) {
  let present = db
    .selectFrom("records")
    .select(["key", "revision", "body"])
    .where("siteId", "=", siteId)
    .where("revision", "<=", mark);
  let kept = db
    .selectFrom("recordSnapshots as kept")
    .select(["key", "revision", "body"])
    .where("siteId", "=", siteId)
    .where("revision", "=", (select) =>
      select
        .selectFrom("recordSnapshots as other")
        .select((own) => own.fn.max("other.revision").as("newest"))
        .whereRef("other.siteId", "=", "kept.siteId")
        .whereRef("other.key", "=", "kept.key")
        .where("other.revision", "<=", mark),
    );
  if (keys) {
    present = present.where("key", "in", keys);
    kept = kept.where("key", "in", keys);
  }
  const rows = await db
    .selectFrom(present.unionAll(kept).as("rows"))
    .select(["key", "revision", "body"])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("historyMarks")
          .select("revision")
          .where("siteId", "=", siteId)
          .where("historyMarks.revision", "=", mark),
      ),
    )
    .execute();
  const newest = new Map<string, { revision: number; body: string }>();
  for (const { key, revision, body } of rows)
    if (revision > (newest.get(key)?.revision ?? -1)) newest.set(key, { revision, body });
  return newest;
}

/** Without the pages that were removed before: what is kept of them belongs to earlier marks. */
function withoutRemoved(records: Records): Records {
  const { index } = records;
  if (!index) return records;
  const there = new Set(["site", "index", ...index.entries.map(({ id }) => `page:${id}`)]);
  return recordsOf(Object.entries(records).filter(([key]) => there.has(key)));
}

export interface MarkReading {
  readonly siteId: number;
  /** One that `markBefore` answered. */
  readonly mark: number;
  /** The records that are wanted, `site` among them; all where they are left out. */
  readonly keys?: readonly string[] | undefined;
}

/** Records as they were at a mark, or when the site began; undefined where the mark is gone. */
export async function readMarked(
  db: Kysely<Schema>,
  templates: Templates,
  { siteId, mark, keys }: MarkReading,
): Promise<Records | undefined> {
  const rows = await rowsAtMark(db, { siteId, mark, keys });
  const site = rows.get("site");
  if (!site) return mark === beginning ? firstRecords(db, siteId, templates) : undefined;
  const read = [...rows].map(
    ([key, { body }]) => [key, readOwnJson<AnyRecord>(body)] satisfies [string, AnyRecord],
  );
  if (readOwnJson<SiteRecord>(site.body).schema === documentVersion) {
    const records = read.map(
      ([key, record]) => [key, bringUpRecord(record, templates)] satisfies [string, AnyRecord],
    );
    return withoutRemoved(recordsOf(records));
  }
  // a document is migrated as a whole
  if (keys) return readMarked(db, templates, { siteId, mark });
  const document = migrateDocument(toDocument(recordsOf(read)));
  return bringUpRecords(toRecords(document), templates);
}
