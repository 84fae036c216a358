import { sql } from "kysely";
import type { LoadedPage } from "#/publish/make-release.ts";
import { stateOf } from "#/publish/page-state.ts";
import type { PageState } from "#/publish/page-state.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";

/** A site at one revision, as publishing needs it. */
export interface SiteSnapshot {
  readonly revision: number;
  readonly slug: string;
  readonly siteHash: string;
  readonly liveReleaseId: number | null;
  readonly isPaid: boolean;
  readonly site: SiteRecord;
  readonly index: PageIndex;
  readonly siteJson: string;
  readonly indexJson: string;
  /** By page id. */
  readonly states: ReadonlyMap<string, PageState>;
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

interface Remembered {
  readonly revision: number;
  /** By record key: the revision that wrote it last. */
  readonly written: ReadonlyMap<string, number>;
  readonly states: ReadonlyMap<string, PageState>;
  readonly siteJson: string;
  readonly indexJson: string;
}

/** How many pages' states are kept in memory, all sites together. */
const mostStates = 30_000;
const idsAtOnce = 300;

/** A record that is parsed when it is first asked for, and once. */
function loadedPage(json: string): LoadedPage {
  let parsed: Page | undefined;
  return { json, page: () => (parsed ??= JSON.parse(json) as Page) };
}

export function createSiteSnapshots({ db }: Database): SiteSnapshots {
  const remembered = new Map<number, Remembered>();
  let size = 0;

  function remember(siteId: number, site: Remembered): void {
    size -= remembered.get(siteId)?.states.size ?? 0;
    remembered.delete(siteId);
    remembered.set(siteId, site);
    size += site.states.size;
    for (const [oldest, { states }] of remembered) {
      if (size <= mostStates || oldest === siteId) break;
      remembered.delete(oldest);
      size -= states.size;
    }
  }

  /** One statement, so that all of it is of one revision: every record's revision, bodies only of newer ones. */
  function rowsOf(siteId: number, known: number) {
    return db
      .selectFrom("records")
      .innerJoin("sites", "sites.id", "records.siteId")
      .select([
        "key",
        "records.revision as written",
        "sites.revision as revision",
        "slug",
        "siteHash",
        "liveReleaseId",
        "isPaid",
      ])
      .select(
        sql<
          string | null
        >`case when ${sql.ref("records.revision")} > ${known} then ${sql.ref("body")} end`.as(
          "body",
        ),
      )
      .where("siteId", "=", siteId)
      .where("trashedAt", "is", null)
      .execute();
  }

  type Rows = Awaited<ReturnType<typeof rowsOf>>;

  function statesOf(
    rows: Rows,
    before: Remembered | undefined,
  ): { states: Map<string, PageState>; fresh: Map<string, LoadedPage> } {
    const states = new Map<string, PageState>();
    const fresh = new Map<string, LoadedPage>();
    for (const { key, body } of rows) {
      if (!key.startsWith("page:")) continue;
      const id = key.slice("page:".length);
      const loaded = body === null ? undefined : loadedPage(body);
      const state = loaded ? stateOf(loaded.page(), loaded.json) : before?.states.get(id);
      if (!state) throw new SnapshotMoved(`The state of ${key} is unknown`);
      states.set(id, state);
      if (loaded) fresh.set(id, loaded);
    }
    return { states, fresh };
  }

  function pageLoader(
    siteId: number,
    written: ReadonlyMap<string, number>,
    fresh: ReadonlyMap<string, LoadedPage>,
  ): SiteSnapshot["loadPages"] {
    return async (ids) => {
      const found = new Map<string, LoadedPage>();
      for (const id of ids) {
        const one = fresh.get(id);
        if (one) found.set(id, one);
      }
      const missing = ids.filter((id) => !fresh.has(id));
      for (let start = 0; start < missing.length; start += idsAtOnce) {
        const rows = await db
          .selectFrom("records")
          .select(["key", "revision", "body"])
          .where("siteId", "=", siteId)
          .where("key", "in", missing.slice(start, start + idsAtOnce).map(pageKey))
          .execute();
        for (const { key, revision, body } of rows) {
          if (written.get(key) === revision) found.set(key.slice("page:".length), loadedPage(body));
        }
      }
      if (found.size < new Set(ids).size) throw new SnapshotMoved("A page was changed meanwhile");
      return found;
    };
  }

  return {
    async take(siteId) {
      const before = remembered.get(siteId);
      const rows = await rowsOf(siteId, before?.revision ?? -1);
      const [first] = rows;
      if (!first) throw new AppError("not-found");
      const bodies = new Map(rows.map(({ key, body }) => [key, body]));
      const siteJson = bodies.get("site") ?? before?.siteJson;
      const indexJson = bodies.get("index") ?? before?.indexJson;
      if (siteJson === undefined || indexJson === undefined)
        throw new Error(`Site ${siteId} has no records`);
      const { states, fresh } = statesOf(rows, before);
      const { revision, slug, siteHash, liveReleaseId, isPaid } = first;
      const written = new Map(rows.map((row) => [row.key, row.written]));
      remember(siteId, { revision, written, states, siteJson, indexJson });
      return {
        revision,
        slug,
        siteHash,
        liveReleaseId,
        isPaid: isPaid === 1,
        site: JSON.parse(siteJson) as SiteRecord,
        index: JSON.parse(indexJson) as PageIndex,
        siteJson,
        indexJson,
        states,
        loadPages: pageLoader(siteId, written, fresh),
      };
    },
  };
}
