import type { Transaction } from "kysely";
import { recordsOf } from "#/site/records.ts";
import type { AnyRecord, RecordChanges, RecordKey, Records } from "#/site/records.ts";
import { readKeptRecord } from "#/site/bring-up-json.ts";
import type { Templates } from "#/site/section.ts";
import type { Schema } from "../db/schema.ts";
import type { RecordCache } from "./record-cache.ts";

interface DraftOptions {
  transaction: Transaction<Schema>;
  cache: RecordCache;
  templates: Templates;
  siteId: number;
  /** The revision of the site when the transaction began. */
  revision: number;
  /** The last revision that the whole site must stay readable at. */
  mark: number;
}

interface Change {
  record: AnyRecord | null;
  revision: number;
}

/** What was written, by key, with the size of its JSON; null for what was removed. */
export type WrittenRecords = Map<string, { record: AnyRecord; size: number } | null>;

/** The records of one site during one transaction: what is read, changed and written at its end. */
export class RecordDraft {
  readonly #options: DraftOptions;
  #changes = new Map<string, Change>();

  constructor(options: DraftOptions) {
    this.#options = options;
  }

  /** The records with these keys, with the changes so far; what does not exist is absent. */
  async read(keys: readonly RecordKey[]): Promise<Records> {
    await this.#load(keys.filter((key) => this.#find(key) === undefined));
    const found: Record<string, AnyRecord> = {};
    for (const key of keys) {
      const record = this.#find(key);
      if (record) found[key] = record;
    }
    return recordsOf(Object.entries(found));
  }

  change(changes: RecordChanges, revision: number): void {
    for (const [key, record] of Object.entries(changes)) {
      if (record !== undefined) this.#changes.set(key, { record, revision });
    }
  }

  /** Remembers the changes so far; the answer takes back what came after. */
  mark(): () => void {
    const changes = new Map(this.#changes);
    return () => {
      this.#changes = changes;
    };
  }

  /** Writes every changed record once and answers what the cache takes over after the commit. */
  async write(): Promise<WrittenRecords> {
    const { transaction, siteId } = this.#options;
    const written: WrittenRecords = new Map();
    for (const [key, { record, revision }] of this.#changes) {
      await this.#keepForMark(key);
      if (record === null) {
        await transaction
          .deleteFrom("records")
          .where("siteId", "=", siteId)
          .where("key", "=", key)
          .execute();
        written.set(key, null);
        continue;
      }
      const body = JSON.stringify(record);
      await transaction
        .insertInto("records")
        .values({ siteId, key, revision, body })
        .onConflict((conflict) =>
          conflict.columns(["siteId", "key"]).doUpdateSet({ revision, body }),
        )
        .execute();
      written.set(key, { record, size: body.length });
    }
    return written;
  }

  /** What the mark has of a record goes to the snapshots before something newer takes its place. */
  async #keepForMark(key: string): Promise<void> {
    const { transaction, siteId, mark } = this.#options;
    await transaction
      .insertInto("recordSnapshots")
      .columns(["siteId", "key", "revision", "body"])
      .expression((from) =>
        from
          .selectFrom("records")
          .select(["siteId", "key", "revision", "body"])
          .where("siteId", "=", siteId)
          .where("key", "=", key)
          .where("revision", "<=", mark),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Null: removed by this draft. */
  #find(key: string): AnyRecord | null | undefined {
    const changed = this.#changes.get(key);
    if (changed) return changed.record;
    const { cache, siteId, revision } = this.#options;
    return cache.get(siteId, revision, key);
  }

  async #load(keys: readonly RecordKey[]): Promise<void> {
    if (keys.length === 0) return;
    const { transaction, cache, siteId, revision, templates } = this.#options;
    const rows = await transaction
      .selectFrom("records")
      .select(["key", "body"])
      .where("siteId", "=", siteId)
      .where("key", "in", keys)
      .execute();
    for (const { key, body } of rows) {
      const record = readKeptRecord(body, templates);
      cache.keep(siteId, revision, key, { record, size: body.length });
    }
  }
}
