import type { Kysely } from "kysely";
import { createId } from "#/lib/create-id.ts";
import type { CopiedAsset } from "#/api/assets.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import type { Database } from "../db/database.ts";
import type { AssetsTable, Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { roleOnSite } from "../sites/role-on-site.ts";
import type { Assets, PreparedAsset } from "./assets.ts";

/** Pictures that go from one site to another. */
export interface AssetsToCopy {
  readonly from: number;
  readonly to: number;
  /** Who asks: nobody gets pictures of a site that isn't theirs to see. */
  readonly account: string;
  readonly assets: readonly string[];
}

export type CopyAssets = (input: AssetsToCopy) => Promise<CopiedAsset[]>;

interface CopyOptions {
  readonly database: Pick<Database, "db">;
  readonly assets: Pick<Assets, "insert">;
}

/** What is stored of a picture, wherever it belongs. */
type KeptAsset = Pick<AssetsTable, "id" | "hash" | "mime" | "bytes" | "info" | "sentHash">;

export const keptColumns = ["id", "hash", "mime", "bytes", "info", "sentHash"] as const;

/**
 * Gives a site pictures that are stored already. Their bytes are stored once for all, so only rows are written; a
 * picture that the site has already is that one.
 */
export type GiveAssets = (to: number, found: readonly KeptAsset[]) => Promise<CopiedAsset[]>;

export function createGiveAssets({ database: { db }, assets }: CopyOptions): GiveAssets {
  return async (to, found) => {
    const infoOf = (info: string) => assetSchema.parse(JSON.parse(info));
    const hashes = found.map(({ hash }) => hash);
    const own =
      hashes.length === 0 ? [] : await keptOf(db, to).where("hash", "in", hashes).execute();
    const known = new Map(own.map(({ hash, info }) => [hash, infoOf(info)]));
    const made: PreparedAsset[] = [];
    const copied = found.map(({ id, hash, mime, bytes, info, sentHash }): CopiedAsset => {
      const asset = known.get(hash) ?? { ...infoOf(info), id: createId() };
      if (!known.has(hash)) made.push({ asset, hash, mime, size: bytes, sentHash });
      known.set(hash, asset);
      return { from: id, asset };
    });
    await db.transaction().execute((transaction) => assets.insert(transaction, to, made));
    return copied;
  };
}

/** What is stored of a site's pictures. */
export function keptOf(db: Kysely<Schema>, siteId: number) {
  return db.selectFrom("assets").select(keptColumns).where("siteId", "=", siteId);
}

/** Gives a site pictures of another one. Those that the other site hasn't are left out. @throws AppError not-found */
export function createCopyAssets({ database, assets }: CopyOptions): CopyAssets {
  const { db } = database;
  const give = createGiveAssets({ database, assets });
  async function requireReader(siteId: number, userId: string): Promise<void> {
    if (!(await roleOnSite(db, { siteId, userId, inTrash: false })))
      throw new AppError("not-found");
  }

  return async ({ from, to, account, assets: ids }) => {
    await requireReader(from, account);
    const wanted = [...new Set(ids)];
    const found = await keptOf(db, from).where("id", "in", wanted).execute();
    if (from !== to) return give(to, found);
    return found.map(({ id, info }) => ({ from: id, asset: assetSchema.parse(JSON.parse(info)) }));
  };
}
