import type { Transaction } from "kysely";
import type { CopiedAsset } from "#/api/assets.ts";
import type {
  NewSavedSection,
  SavedKind,
  SavedSection,
  SavedSectionChange,
} from "#/api/saved-sections.ts";
import { createId } from "#/lib/create-id.ts";
import { readOwnJson } from "#/lib/read-own-json.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import type { Templates } from "#/site/section.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Assets } from "../images/assets.ts";
import { createGiveAssets, keptColumns, keptOf } from "../images/copy-assets.ts";
import type { StoredAsset } from "../images/picture-sets.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { whereKind, keptClip, readKept } from "./kept-clip.ts";
import { expectRoom, forgetOldest } from "./saved-section-limits.ts";
import { purgeSaved } from "./purge-job.ts";

/** The account that asks: nobody else's sections are there for it. */
interface Whose {
  readonly userId: string;
  readonly id: string;
}

/** Sections and pages that accounts keep for all their sites. */
export interface SavedSections {
  /** The newest first. */
  list(userId: string, kind?: SavedKind): Promise<SavedSection[]>;
  /** @throws AppError `operation-refused`, `invalid`, `too-many-requests`, `saved-sections-full`, `payload-too-large` */
  save(userId: string, siteId: number, made: NewSavedSection): Promise<SavedSection>;
  /** @throws AppError `not-found`, `too-many-requests`, `saved-sections-full` */
  change(whose: Whose, change: SavedSectionChange): Promise<void>;
  /** For a day it can be taken back. @throws AppError `not-found`, `too-many-requests` */
  trash(whose: Whose): Promise<void>;
  assetOf(whose: Whose, asset: string): Promise<StoredAsset | undefined>;
  /** What its pictures are in a site, which gets those that it hasn't. @throws AppError `not-found` */
  copyAssets(whose: Whose, siteId: number): Promise<CopiedAsset[]>;
}

interface SavedSectionsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly templates: Templates;
  readonly assets: Pick<Assets, "insert">;
}

const minuteMs = 60_000;
const writesPerMinute = 30;

const infoOf = (info: string) => assetSchema.parse(readOwnJson(info));

function createReading({ db }: Database, templates: Templates) {
  return async function list(userId: string, kind?: SavedKind): Promise<SavedSection[]> {
    const rows = await db
      .selectFrom("savedSections")
      .select(["id", "name", "clip", "following", "isDraft"])
      .where("userId", "=", userId)
      .where(...whereKind(kind))
      .where("trashedAt", "is", null)
      .orderBy("createdAt", "desc")
      .orderBy("id")
      .execute();
    const assets = await db
      .selectFrom("savedSectionAssets")
      .innerJoin("savedSections", "savedSections.id", "savedId")
      .select(["savedId", "info"])
      .where("userId", "=", userId)
      .where("trashedAt", "is", null)
      .where(...whereKind(kind))
      .execute();
    return rows.map(({ id, name, ...kept }) => ({
      id,
      name,
      ...readKept(kept, templates),
      assets: assets.filter(({ savedId }) => savedId === id).map(({ info }) => infoOf(info)),
    }));
  };
}

/** Copies what is stored of a site's pictures, so that they stay when the site goes. */
async function keepAssets(
  transaction: Transaction<Schema>,
  { savedId, siteId, ids }: { savedId: string; siteId: number; ids: readonly string[] },
) {
  if (ids.length === 0) return [];
  const found = await keptOf(transaction, siteId).where("id", "in", ids).execute();
  if (found.length > 0)
    await transaction
      .insertInto("savedSectionAssets")
      .values(found.map((asset) => ({ savedId, ...asset })))
      .execute();
  return found.map(({ info }) => infoOf(info));
}

async function changeSaved(
  transaction: Transaction<Schema>,
  database: Database,
  ...[{ userId, id }, { name, isTrashed }]: Parameters<SavedSections["change"]>
): Promise<void> {
  const row = await transaction
    .selectFrom("savedSections")
    .select(["size", "trashedAt", "following"])
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const isBack = isTrashed === false && row.trashedAt !== null;
  if (isBack) {
    const kind = row.following === null ? "section" : "page";
    await expectRoom(transaction, database, { userId, kind, size: row.size });
  }
  const changed = { ...(name !== undefined && { name }), ...(isBack && { trashedAt: null }) };
  if (Object.keys(changed).length === 0) return;
  await transaction.updateTable("savedSections").set(changed).where("id", "=", id).execute();
}

async function trashSaved(
  transaction: Transaction<Schema>,
  { jobs, clock }: Pick<SavedSectionsOptions, "jobs" | "clock">,
  { userId, id }: Whose,
): Promise<void> {
  const trashedAt = clock.now();
  const { numUpdatedRows } = await transaction
    .updateTable("savedSections")
    .set({ trashedAt })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("trashedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("not-found");
  await forgetOldest(transaction, { jobs, clock }, userId);
  await jobs.add(purgeSaved(id, trashedAt), transaction);
}

export function createSavedSections(options: SavedSectionsOptions): SavedSections {
  const { database, clock, templates, assets } = options;
  const give = createGiveAssets({ database, assets });
  const { db } = database;
  const counts = createSharedCounts({ database, clock, windowMs: minuteMs });

  /** Counted before the work, so that attempts at the same moment count as well. */
  async function countWrite(userId: string): Promise<void> {
    const [count] = await counts.add([`saved sections of ${userId}`]);
    if (count && count.n > writesPerMinute)
      throw new AppError("too-many-requests", { retryAfter: (count.until - clock.now()) / 1_000 });
  }

  return {
    list: createReading(database, templates),
    async save(userId, siteId, made) {
      await countWrite(userId);
      if (made.clip.site !== siteId) throw new AppError("invalid");
      const { kept, pictures } = keptClip(made, templates);
      const id = createId();
      const { name, kind } = made;
      return db.transaction().execute(async (transaction) => {
        await expectRoom(transaction, database, { userId, kind, size: kept.size });
        const row = { id, userId, name, ...kept, trashedAt: null };
        await transaction
          .insertInto("savedSections")
          .values({ ...row, createdAt: clock.now() })
          .execute();
        const assetsKept = await keepAssets(transaction, { savedId: id, siteId, ids: pictures });
        return { id, name, ...readKept(kept, templates), assets: assetsKept };
      });
    },
    async change(whose, change) {
      await countWrite(whose.userId);
      await db
        .transaction()
        .execute((transaction) => changeSaved(transaction, database, whose, change));
    },
    async trash(whose) {
      await countWrite(whose.userId);
      await db.transaction().execute((transaction) => trashSaved(transaction, options, whose));
    },
    async assetOf({ userId, id }, asset) {
      const row = await db
        .selectFrom("savedSectionAssets")
        .innerJoin("savedSections", "savedSections.id", "savedId")
        .select(["hash", "info"])
        .where("userId", "=", userId)
        .where("savedId", "=", id)
        .where("savedSectionAssets.id", "=", asset)
        .executeTakeFirst();
      return row && { hash: row.hash, asset: infoOf(row.info) };
    },
    async copyAssets({ userId, id }, siteId) {
      const own = await db
        .selectFrom("savedSections")
        .select("id")
        .where("id", "=", id)
        .where("userId", "=", userId)
        .where("trashedAt", "is", null)
        .executeTakeFirst();
      if (!own) throw new AppError("not-found");
      const found = await db
        .selectFrom("savedSectionAssets")
        .select(keptColumns)
        .where("savedId", "=", id)
        .execute();
      return give(siteId, found);
    },
  };
}
