import type { Kysely, Selectable, Transaction } from "kysely";
import type { ReleaseInfo } from "#/api/publishing.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import { holdLiveRelease } from "../db/hold-live-release.ts";
import { inParts } from "../db/in-parts.ts";
import type { ReleasesTable, Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { type LiveRelease, liveState } from "../sites/live-state.ts";

export type ReleaseRow = Selectable<ReleasesTable>;

export interface NewRelease {
  readonly siteId: number;
  readonly revision: number;
  readonly manifestHash: string;
  readonly pageCount: number;
  readonly note: string;
  readonly authorId: string;
  readonly createdAt: number;
  /** Whether the site was paid; 0 or 1. */
  readonly isPaid: number | null;
  readonly isPlanned?: number | null;
}

interface GoneReleases {
  /** What they were kept in. */
  readonly content: Iterable<string>;
  /** Links that are over by then show nothing. */
  readonly now: number;
}

/** The releases of sites, and which of them is live. */
export interface ReleaseRows {
  /**
   * Adds a release and makes it live, where `before` is live still; `also` belongs to the same transaction.
   * @throws AppError conflict; not-found where the site is in the trash
   */
  add(
    release: NewRelease,
    before: number | null,
    also: (transaction: Transaction<Schema>, row: ReleaseRow) => Promise<void>,
  ): Promise<ReleaseRow>;
  /**
   * Adds a release that isn't shown, or finds the one that is the same; `also` belongs to the same transaction.
   * @throws AppError not-found where the site is in the trash
   */
  keep(
    release: NewRelease,
    also: (transaction: Transaction<Schema>, id: number, isNew: boolean) => Promise<void>,
  ): Promise<void>;
  /**
   * Makes an earlier release live again; `also` belongs to the same transaction.
   * @throws AppError conflict; not-found where it has gone meanwhile
   */
  switch(
    siteId: number,
    release: number,
    before: number | null,
    also?: (transaction: Transaction<Schema>) => Promise<void>,
  ): Promise<void>;
  /**
   * Remembers that the document of a revision shows the same as the live release. Of no effect where either is another
   * one meanwhile.
   */
  setEqual(siteId: number, release: number, revision: number): Promise<void>;
  /** @throws AppError not-found where the site has no such release */
  find(siteId: number, release: number): Promise<ReleaseRow>;
  /** @throws AppError not-found where the site has no such release */
  setNote(siteId: number, release: number, note: string): Promise<ReleaseRow>;
  /** Those that visitors see or saw, newest first. */
  list(
    siteId: number,
    part: { limit: number; offset: number },
  ): Promise<{ releases: ReleaseRow[]; total: number }>;
  /** All of a site, newest first. */
  all(siteId: number): Promise<ReleaseRow[]>;
  /** The releases that previews show at a time: those of links that are neither revoked nor over. */
  shownByLinks(siteId: number, now: number): Promise<Set<number>>;
  /** Removes releases, but not the live one nor one that a link shows, and notes what is to be removed of the storage after them. */
  remove(siteId: number, releases: readonly number[], gone: GoneReleases): Promise<void>;
  /** What is left of removed releases in the storage. */
  goneContent(siteId: number): Promise<string[]>;
  /**
   * Works on what is left of removed releases while no release of the site is added or removed, in any process. The
   * answer is what has been dealt with.
   */
  dropGone(
    siteId: number,
    drop: (all: ReleaseRow[], transaction: Transaction<Schema>) => Promise<string[]>,
  ): Promise<void>;
}

export function toReleaseInfo(row: ReleaseRow, live: LiveRelease): ReleaseInfo {
  return {
    id: String(row.id),
    number: row.number,
    revision: row.revision,
    publishedAt: new Date(row.createdAt).toISOString(),
    author: row.authorId,
    note: row.note,
    pageCount: row.pageCount,
    ...liveState(row.id, live),
  };
}

/** Moves the site's row on: the one place that decides which release is live. */
async function moveLive(
  db: Kysely<Schema>,
  siteId: number,
  to: number,
  before: number | null,
): Promise<void> {
  let query = db.updateTable("sites").set({ liveReleaseId: to }).where("id", "=", siteId);
  query =
    before === null
      ? query.where("liveReleaseId", "is", null)
      : query.where("liveReleaseId", "=", before);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new AppError("conflict", {
      message: "Someone else has published this site in the meantime. Check it and publish again.",
    });
  }
}

/** Nobody publishes a site that has been thrown away meanwhile, or deleted. @throws AppError not-found */
async function holdUntrashed(transaction: Transaction<Schema>, siteId: number): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("sites")
    .set((row) => ({ liveReleaseId: row.ref("liveReleaseId") }))
    .where("id", "=", siteId)
    .where("trashedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("not-found");
}

async function shownByLinks(db: Kysely<Schema>, siteId: number, now: number): Promise<Set<number>> {
  const links = await db
    .selectFrom("siteLinks")
    .select("releaseId")
    .where("siteId", "=", siteId)
    .where("releaseId", "is not", null)
    .where("expiresAt", ">", now)
    .where("revokedAt", "is", null)
    .execute();
  return new Set(links.flatMap(({ releaseId }) => releaseId ?? []));
}

/** The release that waits for an operator. */
async function waitingRelease(db: Kysely<Schema>, siteId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("heldReleases")
    .select("releaseId")
    .where("siteId", "=", siteId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return row?.releaseId;
}

async function setEqual(
  db: Kysely<Schema>,
  siteId: number,
  equalReleaseId: number,
  equalRevision: number,
): Promise<void> {
  await db
    .updateTable("sites")
    .set({ equalReleaseId, equalRevision })
    .where("id", "=", siteId)
    .where("liveReleaseId", "=", equalReleaseId)
    .where("revision", "=", equalRevision)
    .execute();
}

function goneContentRows(db: Kysely<Schema>): Pick<ReleaseRows, "goneContent" | "dropGone"> {
  return {
    async goneContent(siteId) {
      const found = await db
        .selectFrom("goneContent")
        .select("hash")
        .where("siteId", "=", siteId)
        .execute();
      return found.map(({ hash }) => hash);
    },
    dropGone: (siteId, drop) =>
      db.transaction().execute(async (transaction) => {
        await holdLiveRelease(transaction, siteId);
        const dropped = await drop(
          await transaction
            .selectFrom("releases")
            .selectAll()
            .where("siteId", "=", siteId)
            .execute(),
          transaction,
        );
        for (const hashes of inParts(dropped))
          await transaction
            .deleteFrom("goneContent")
            .where("siteId", "=", siteId)
            .where("hash", "in", hashes)
            .execute();
      }),
  };
}

async function insertNext(
  transaction: Transaction<Schema>,
  release: NewRelease,
): Promise<ReleaseRow> {
  const last = await transaction
    .selectFrom("releases")
    .select((select) => select.fn.max("number").as("number"))
    .where("siteId", "=", release.siteId)
    .executeTakeFirst();
  return transaction
    .insertInto("releases")
    .values({ ...release, number: Number(last?.number ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A site's releases without those that visitors never saw. */
function selectShown(db: Kysely<Schema>, siteId: number) {
  return db
    .selectFrom("releases")
    .where("siteId", "=", siteId)
    .where("id", "not in", (select) =>
      select
        .selectFrom("heldReleases")
        .select("releaseId")
        .where("siteId", "=", siteId)
        .where("isNew", "=", 1),
    );
}

async function list(
  db: Kysely<Schema>,
  siteId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ releases: ReleaseRow[]; total: number }> {
  const releases = await selectShown(db, siteId)
    .selectAll()
    .orderBy("number", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countFound(selectShown(db, siteId));
  return { releases, total };
}

function keep(
  db: Kysely<Schema>,
  release: NewRelease,
  also: Parameters<ReleaseRows["keep"]>[1],
): Promise<void> {
  const { siteId, revision, manifestHash } = release;
  return db.transaction().execute(async (transaction) => {
    await holdUntrashed(transaction, siteId);
    const same = await transaction
      .selectFrom("releases")
      .select("id")
      .where("siteId", "=", siteId)
      .where("revision", "=", revision)
      .where("manifestHash", "=", manifestHash)
      .orderBy("id", "desc")
      .executeTakeFirst();
    const { id } = same ?? (await insertNext(transaction, release));
    await also(transaction, id, same === undefined);
  });
}

export function createReleaseRows({ db }: Database): ReleaseRows {
  const of = (siteId: number, from: Kysely<Schema> = db) =>
    from.selectFrom("releases").where("siteId", "=", siteId);

  async function find(siteId: number, release: number, from = db): Promise<ReleaseRow> {
    const row = await of(siteId, from).selectAll().where("id", "=", release).executeTakeFirst();
    if (!row) throw new AppError("not-found");
    return row;
  }

  return {
    add: (release, before, also) =>
      db.transaction().execute(async (transaction) => {
        await holdUntrashed(transaction, release.siteId);
        const row = await insertNext(transaction, release);
        await moveLive(transaction, release.siteId, row.id, before);
        await also(transaction, row);
        return row;
      }),
    keep: (release, also) => keep(db, release, also),
    switch: (siteId, release, before, also) =>
      db.transaction().execute(async (transaction) => {
        await moveLive(transaction, siteId, release, before);
        await also?.(transaction);
        await find(siteId, release, transaction);
      }),
    setEqual: (siteId, release, revision) => setEqual(db, siteId, release, revision),
    find: (siteId, release) => find(siteId, release),
    async setNote(siteId, release, note) {
      const row = await db
        .updateTable("releases")
        .set({ note })
        .where("siteId", "=", siteId)
        .where("id", "=", release)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new AppError("not-found");
      return row;
    },
    list: (siteId, part) => list(db, siteId, part),
    all: (siteId) => of(siteId).selectAll().orderBy("number", "desc").execute(),
    shownByLinks: (siteId, now) => shownByLinks(db, siteId, now),
    remove: (siteId, releases, { content, now }) =>
      db.transaction().execute(async (transaction) => {
        const live = await holdLiveRelease(transaction, siteId);
        // a link may have come since they were chosen: making one holds the site as well
        const shown = await shownByLinks(transaction, siteId, now);
        const held = await waitingRelease(transaction, siteId);
        const gone = releases.filter(
          (release) => release !== live && release !== held && !shown.has(release),
        );
        if (gone.length === 0) return;
        await transaction
          .deleteFrom("releases")
          .where("siteId", "=", siteId)
          .where("id", "in", gone)
          .execute();
        for (const hashes of inParts([...content]))
          await transaction
            .insertInto("goneContent")
            .values(hashes.map((hash) => ({ siteId, hash })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      }),
    ...goneContentRows(db),
  };
}
