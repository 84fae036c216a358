import { readOwnJson } from "#/lib/read-own-json.ts";
import type { Kysely } from "kysely";
import type { LoadedPage } from "#/publish/release-source.ts";
import { cleanInPlace } from "#/lib/clean-text.ts";
import { stateOf } from "#/publish/page-state.ts";
import type { PageState } from "#/publish/page-state.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpPage, bringUpSite } from "#/site/bring-up.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import { type AnyRecord, pageKey } from "#/site/records.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import { unpublishedOf } from "../db/unpublished-rows.ts";
import { AppError } from "../errors.ts";
import { createPauses } from "../limits/pauses.ts";

/** A site at one revision, as publishing needs it. */
export interface SiteSnapshot {
  readonly revision: number;
  readonly slug: string;
  readonly primaryDomain: string | null;
  readonly siteHash: string;
  readonly liveReleaseId: number | null;
  readonly isPaid: boolean;
  readonly isTakenDown: boolean;
  readonly site: SiteRecord;
  readonly index: PageIndex;
  readonly siteJson: string;
  readonly indexJson: string;
  /** By page id. */
  readonly states: ReadonlyMap<string, PageState>;
  /** Ids of pages that visitors don't see for now; "" is the whole site. */
  readonly unpublished: readonly string[];
  /**
   * Pages' records, exactly those of this revision.
   * @throws SnapshotMoved where one of them was changed meanwhile
   */
  loadPages(ids: readonly string[]): Promise<ReadonlyMap<string, LoadedPage>>;
}

/** The site was changed while it was read: take another snapshot. */
export class SnapshotMoved extends Error {
  override name = "SnapshotMoved";
}

/** Reads sites. What it has read of a page it need not read again before the page changes. */
export interface SiteSnapshots {
  /** @throws AppError not-found */
  take(siteId: number): Promise<SiteSnapshot>;
}

/** What was read of a site before. */
interface Remembered {
  readonly revision: number;
  readonly states: ReadonlyMap<string, PageState>;
  /** By a page's id, the revision of its record. */
  readonly written: ReadonlyMap<string, number>;
  readonly siteJson: string;
  readonly indexJson: string;
}

/** How many pages' states are kept in memory, all sites together. */
const mostStates = 30_000;
const pagePrefix = "page:";

/** How JSON writes control characters, and halves of surrogate pairs. */
const mayBeUnclean = /\\u[0d]|[\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]/i;

/** A record as it is published: without control characters, which texts of long ago may hold. */
export function readRecord<Kind extends AnyRecord>(json: string): Kind {
  const record = readOwnJson<Kind>(json);
  if (mayBeUnclean.test(json)) cleanInPlace(record);
  return record;
}

/** A record that is parsed when it is first asked for, and once. */
export function loadedPage(json: string): LoadedPage {
  let parsed: Page | undefined;
  return { json, page: () => (parsed ??= bringUpPage(readRecord<Page>(json), templates)) };
}

/** Keeps what was read of sites, of at most so many pages together. */
function createMemory(): {
  get(siteId: number): Remembered | undefined;
  set(siteId: number, site: Remembered): void;
} {
  const sites = new Map<number, Remembered>();
  let size = 0;
  return {
    get: (siteId) => sites.get(siteId),
    set(siteId, site) {
      size += site.states.size - (sites.get(siteId)?.states.size ?? 0);
      sites.delete(siteId);
      sites.set(siteId, site);
      for (const [oldest, { states }] of sites) {
        if (size <= mostStates || oldest === siteId) break;
        sites.delete(oldest);
        size -= states.size;
      }
    },
  };
}

/** One statement, so that all of it is of one revision: the site, and its records that are newer than `known`. */
function rowsOf(db: Kysely<Schema>, siteId: number, known: number) {
  return db
    .selectFrom("sites")
    .leftJoin("records", (join) =>
      join.onRef("records.siteId", "=", "sites.id").on("records.revision", ">", known),
    )
    .select(["key", "body", "records.revision as written", "sites.revision as revision"])
    .select(["slug", "primaryDomain", "siteHash", "liveReleaseId", "isPaid", "takenDownAt"])
    .where("sites.id", "=", siteId)
    .where("trashedAt", "is", null)
    .execute();
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

interface ReadPages extends Pick<Remembered, "states" | "written"> {
  /** Those whose bodies were read. */
  readonly fresh: ReadonlyMap<string, LoadedPage>;
}

/** What is known of the pages of the index, and what the rows say that is newer. */
async function readPages(
  rows: Rows,
  index: PageIndex,
  before: Remembered | undefined,
): Promise<ReadPages> {
  const pause = createPauses();
  const fresh = new Map<string, LoadedPage>();
  const states = new Map(before?.states);
  const written = new Map(before?.written);
  for (const { key, body, written: revision } of rows) {
    if (!key?.startsWith(pagePrefix) || body === null || revision === null) continue;
    const id = key.slice(pagePrefix.length);
    const loaded = loadedPage(body);
    fresh.set(id, loaded);
    states.set(id, stateOf(loaded.page(), loaded.json));
    written.set(id, revision);
    await pause();
  }
  if (states.size > index.entries.length) {
    const ids = new Set(index.entries.map(({ id }) => id));
    for (const id of states.keys()) {
      if (ids.has(id)) continue;
      states.delete(id);
      written.delete(id);
    }
  }
  return { states, written, fresh };
}

interface PageLoading {
  readonly siteId: number;
  readonly written: ReadonlyMap<string, number>;
  readonly fresh: ReadonlyMap<string, LoadedPage>;
}

/** Reads pages as the snapshot knows them: from what it has read, or from rows that are still of its revision. */
function pageLoader(
  db: Kysely<Schema>,
  { siteId, written, fresh }: PageLoading,
): SiteSnapshot["loadPages"] {
  return async (ids) => {
    const found = new Map<string, LoadedPage>();
    for (const id of ids) {
      const one = fresh.get(id);
      if (one) found.set(id, one);
    }
    const missing = ids.filter((id) => !fresh.has(id));
    for (const part of inParts(missing)) {
      const rows = await db
        .selectFrom("records")
        .select(["key", "revision", "body"])
        .where("siteId", "=", siteId)
        .where("key", "in", part.map(pageKey))
        .execute();
      for (const { key, revision, body } of rows) {
        const id = key.slice(pagePrefix.length);
        if (written.get(id) === revision) found.set(id, loadedPage(body));
      }
    }
    if (found.size < new Set(ids).size) throw new SnapshotMoved("A page was changed meanwhile");
    return found;
  };
}

export function createSiteSnapshots({ db }: Database): SiteSnapshots {
  const memory = createMemory();
  return {
    async take(siteId) {
      const before = memory.get(siteId);
      const rows = await rowsOf(db, siteId, before?.revision ?? -1);
      const [first] = rows;
      if (!first) throw new AppError("not-found");
      const bodyOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.body ?? undefined;
      const siteJson = bodyOf("site") ?? before?.siteJson;
      const indexJson = bodyOf("index") ?? before?.indexJson;
      if (siteJson === undefined || indexJson === undefined)
        throw new Error(`Site ${siteId} has no records`);
      const index = readRecord<PageIndex>(indexJson);
      const { states, written, fresh } = await readPages(rows, index, before);
      const { revision, slug, primaryDomain, siteHash, liveReleaseId, isPaid, takenDownAt } = first;
      const unpublished = await unpublishedOf(db, siteId);
      memory.set(siteId, { revision, states, written, siteJson, indexJson });
      return {
        revision,
        slug,
        primaryDomain,
        siteHash,
        liveReleaseId,
        isPaid: isPaid === 1,
        isTakenDown: takenDownAt !== null,
        site: bringUpSite(readRecord<SiteRecord>(siteJson), templates),
        index,
        siteJson,
        indexJson,
        states,
        unpublished,
        loadPages: pageLoader(db, { siteId, written, fresh }),
      };
    },
  };
}
