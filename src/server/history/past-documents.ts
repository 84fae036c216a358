import { setImmediate as pause } from "node:timers/promises";
import { homePage } from "#/api/home-page.ts";
import { readOperation } from "#/site/operations/apply.ts";
import type { ReadyOperation } from "#/site/operations/ready-operation.ts";
import { OperationConflict, OperationRefusal } from "#/site/operations/operation.ts";
import { type Records, pageKey, recordsOf, toDocument, withChanges } from "#/site/records.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Documents } from "../sites/documents.ts";
import { markBefore, readMarked } from "./past-records.ts";

/** A site's records as they were after a revision. */
export interface PastRecords {
  readonly records: Records;
  /** How many operations this version can't apply any more, and left out. */
  readonly omitted: number;
}

/** Sites as they were. */
export interface PastDocuments {
  /** All records, or those that are named besides `site` and `index`. Throws `not-found`. */
  load(siteId: number, at: number, keys?: readonly string[]): Promise<PastRecords>;
  /** The document as JSON text, like the present one. Throws `not-found`. */
  json(siteId: number, at: number, page?: string): Promise<string>;
}

interface PastOptions {
  readonly database: Database;
  readonly templates: Templates;
  readonly documents: Pick<Documents, "assetsJson">;
}

/** A mark may be thinned out while it is read. */
const tries = 3;

/** Replaying lets others have the thread as often as this. */
const mostBlockingMs = 20;

function isUnwanted(error: unknown): boolean {
  return error instanceof OperationRefusal || error instanceof OperationConflict;
}

/** The operation of a row; undefined where this version doesn't know it any more. */
function readRow(row: { name: string; args: string }): ReadyOperation | undefined {
  try {
    return readOperation({ name: row.name, args: JSON.parse(row.args) });
  } catch (error) {
    if (!isUnwanted(error)) throw error;
    return undefined;
  }
}

/** Applies operations of the log, one after the other. What can't be applied any more is left out. */
async function replay(
  start: Records,
  operations: readonly (ReadyOperation | undefined)[],
  templates: Templates,
): Promise<PastRecords> {
  let records = start;
  let omitted = 0;
  let since = performance.now();
  for (const operation of operations) {
    if (performance.now() - since > mostBlockingMs) {
      await pause();
      since = performance.now();
    }
    try {
      if (!operation) omitted += 1;
      else {
        const { definition, args, keys } = operation;
        const known = recordsOf(keys.map((key) => [key, records[key]]));
        records = withChanges(records, definition.apply(known, args, { templates }).changes);
      }
    } catch (error) {
      if (!isUnwanted(error)) throw error;
      omitted += 1;
    }
  }
  return { records, omitted };
}

export function createPastDocuments({
  database: { db },
  templates,
  documents,
}: PastOptions): PastDocuments {
  async function operationsBetween(siteId: number, after: number, at: number) {
    const rows = await db
      .selectFrom("operations")
      .select(["name", "args"])
      .where("siteId", "=", siteId)
      .where("revision", ">", after)
      .where("revision", "<=", at)
      .orderBy("revision")
      .execute();
    return rows.map(readRow);
  }

  async function load(...[siteId, at, keys]: Parameters<PastDocuments["load"]>) {
    const site = await db
      .selectFrom("sites")
      .select("revision")
      .where("id", "=", siteId)
      .executeTakeFirst();
    if (!site || at > site.revision) throw new AppError("not-found");
    for (let tried = 0; tried < tries; tried += 1) {
      const mark = await markBefore(db, siteId, at);
      const operations = await operationsBetween(siteId, mark, at);
      const named = operations.flatMap((operation) => operation?.keys ?? []);
      const wanted = keys && [...new Set(["site", "index", ...keys, ...named])];
      const records = await readMarked(db, templates, { siteId, mark, keys: wanted });
      if (records) return replay(records, operations, templates);
    }
    throw new AppError("conflict");
  }

  return {
    load,
    async json(siteId, at, page) {
      let past = await load(siteId, at, page === undefined ? undefined : pageKeysFor(page));
      let wanted = page;
      if (page === homePage) {
        wanted = past.records.index?.entries[0]?.id ?? homePage;
        past = await load(siteId, at, [pageKey(wanted)]);
      }
      const { site, index, pages } = toDocument(past.records);
      const shown = wanted === undefined ? pages : pages.filter(({ id }) => id === wanted);
      if (wanted !== undefined && shown.length === 0) throw new AppError("not-found");
      const [about, order, bodies] = [site, index, shown].map((part) => JSON.stringify(part));
      const assets = await documents.assetsJson(siteId);
      return `{"revision":${at},"site":${about},"index":${order},"pages":${bodies},"assets":${assets},"omitted":${past.omitted}}`;
    },
  };
}

function pageKeysFor(page: string): string[] {
  return page === homePage ? [] : [pageKey(page)];
}
