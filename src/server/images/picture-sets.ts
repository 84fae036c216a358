import type { PictureSet } from "#/publish/picture-set.ts";
import { pictureSetSchema } from "#/publish/picture-set.ts";
import { keyOfUse } from "#/render/picture-use.ts";
import type { PictureUse } from "#/render/picture-use.ts";
import { focalCrop } from "#/site/focal-crop.ts";
import type { Asset, Crop } from "#/site/image.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import { cropSchema, standInColour } from "#/site/image.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import type { Storage } from "../storage/storage.ts";
import { contentHash } from "../storage/storage.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { PictureAsker, PictureWorkshop } from "./picture-workshop.ts";

/** A picture of a site with the hash of its kept bytes. */
export interface StoredAsset {
  readonly asset: Asset;
  readonly hash: string;
}

/** By what the workshop knows whom a site's pictures are worked on for. */
function siteKey(siteId: number): string {
  return `site ${siteId}`;
}

/** The files of pictures by their crop. Each is made once, whoever asks. */
export interface PictureSets {
  /**
   * The sets of these pictures by the keys of their uses; missing ones are made now, and `onMade` is told of each.
   * Pictures that the site hasn't are left out.
   */
  ensure(
    siteId: number,
    uses: readonly PictureUse[],
    onMade?: () => void,
  ): Promise<ReadonlyMap<string, PictureSet>>;
  /** Those of these sets that have been made, and the pictures that none can be made of any more: their file is lost. */
  made(
    siteId: number,
    uses: readonly PictureUse[],
  ): Promise<{ readonly sets: ReadonlyMap<string, PictureSet>; readonly lost: readonly string[] }>;
  /** The set of one picture where it has been made. */
  find(stored: StoredAsset, crop: Crop | null): Promise<PictureSet | undefined>;
  /** Forgets what was made of a picture while `drop` removes that; nobody reads of it in between. */
  forget(hash: string, drop: () => Promise<void>): Promise<void>;
  assetOf(siteId: number, asset: string): Promise<StoredAsset | undefined>;
  /** What is known of these pictures, by their ids. */
  assetsOf(siteId: number, assets: readonly string[]): Promise<ReadonlyMap<string, Asset>>;
}

interface PictureSetsOptions {
  readonly database: Pick<Database, "db">;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly workshop: PictureWorkshop;
}

/** Change when files are made in another way, so that they are made again; those of askew pictures have one of their own. */
const recipes = { upright: "1", askew: "2" } as const;
const mostRemembered = 20_000;

/** How the files of a picture are made. */
interface Making {
  readonly crop: Crop | null;
  readonly isOneFile: boolean;
}

function recipeKey({ crop, isOneFile }: Making): string {
  const recipe = crop && crop.turn % 90 !== 0 ? recipes.askew : recipes.upright;
  return `${recipe} ${JSON.stringify(crop)}${isOneFile ? " one" : ""}`;
}

async function assetsOf(
  db: Kysely<Schema>,
  siteId: number,
  ids: readonly string[],
): Promise<Map<string, StoredAsset>> {
  const found = new Map<string, StoredAsset>();
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom("assets")
      .select(["id", "hash", "info"])
      .where("siteId", "=", siteId)
      .where("id", "in", part)
      .execute();
    for (const { id, hash, info } of rows)
      found.set(id, { hash, asset: assetSchema.parse(JSON.parse(info)) });
  }
  return found;
}

async function infosOf(
  db: Kysely<Schema>,
  siteId: number,
  ids: readonly string[],
): Promise<Map<string, Asset>> {
  const found = await assetsOf(db, siteId, ids);
  return new Map([...found].map(([id, { asset }]) => [id, asset]));
}

/** Makes and stores the files of a crop. */
async function makeSet(
  { storage, workshop }: Pick<PictureSetsOptions, "storage" | "workshop">,
  { asset, hash }: StoredAsset,
  { crop, isOneFile, key }: Making & PictureAsker,
): Promise<PictureSet> {
  const bytes = await storage.get(hash);
  if (!bytes) throw new Error(`The picture ${asset.id} has lost its file ${hash}`);
  const { kind, hasAlpha, colour } = asset;
  const task = { bytes, kind, hasAlpha, colour, crop, isOneFile };
  const made = await workshop.run({ key }, "makeVariants", task);
  const variants: PictureSet["variants"] = [];
  for (const { bytes: content, ...variant } of made) {
    const own = contentHash(content);
    await storage.put(own, content);
    variants.push({ ...variant, hash: own, size: content.length });
  }
  return { colour: standInColour(asset), variants };
}

function makingOf({ crop: json, part }: PictureUse, { asset }: StoredAsset): Making {
  const crop = z.nullable(cropSchema).parse(JSON.parse(json));
  if (!part) return { crop, isOneFile: false };
  const { focus, ratio, isOneFile = false } = part;
  return { crop: focalCrop(asset, { crop, focus }, ratio), isOneFile };
}

function idsOf(uses: readonly PictureUse[]): string[] {
  return [...new Set(uses.map(({ asset }) => asset))];
}

interface FindingMade {
  readonly storage: Storage;
  readonly find: (stored: StoredAsset, making: Making) => Promise<PictureSet | undefined>;
}

/** The sets that have been made, and the pictures of which none can be. */
async function findMade(
  { storage, find }: FindingMade,
  assets: ReadonlyMap<string, StoredAsset>,
  uses: readonly PictureUse[],
): ReturnType<PictureSets["made"]> {
  const sets = new Map<string, PictureSet>();
  const lost = new Set<string>();
  for (const use of uses) {
    const stored = assets.get(use.asset);
    if (!stored) continue;
    const set = await find(stored, makingOf(use, stored));
    if (set) sets.set(keyOfUse(use), set);
    else if (!(await storage.has(stored.hash))) lost.add(use.asset);
  }
  return { sets, lost: [...lost] };
}

/** Pictures that wait are not in memory yet. Those of a site with few of them don't wait for all of another's. */
const makingBounds = {
  atOnce: 3,
  waiting: Infinity,
  refusal: { message: "Other pictures are being prepared.", retryAfter: 5 },
};

/** Sets that are forgotten, one after the other, and what waits for that. */
function createForgetting(remembered: Map<string, PictureSet>) {
  const running = new Map<string, Promise<void>>();
  let count = 0;
  return {
    count: () => count,
    ended: async (hash: string): Promise<void> => running.get(hash),
    async forget(hash: string, drop: () => Promise<void>): Promise<void> {
      const work = drop();
      running.set(
        hash,
        work.catch(() => undefined),
      );
      try {
        await work;
      } finally {
        count += 1;
        remembered.clear();
        running.delete(hash);
      }
    },
  };
}

async function readSet(
  db: Kysely<Schema>,
  hash: string,
  key: string,
): Promise<PictureSet | undefined> {
  const row = await db
    .selectFrom("pictureSets")
    .select("body")
    .where("hash", "=", hash)
    .where("recipe", "=", key)
    .executeTakeFirst();
  return row && pictureSetSchema.parse(JSON.parse(row.body));
}

function remember(all: Map<string, PictureSet>, key: string, set: PictureSet): PictureSet {
  if (all.size >= mostRemembered) all.clear();
  all.set(key, set);
  return set;
}

export function createPictureSets(options: PictureSetsOptions): PictureSets {
  const { storage, clock, workshop } = options;
  const { db } = options.database;
  const remembered = new Map<string, PictureSet>();
  const making = new Map<string, Promise<PictureSet>>();
  const forgetting = createForgetting(remembered);
  const turns = new BoundedWork(makingBounds);

  /** Files that were found to be lost are made again. */
  async function find(stored: StoredAsset, making: Making): Promise<PictureSet | undefined> {
    const set = await known(stored, making);
    const isWhole = set?.variants.every(({ hash }) => !storage.distrusted.has(hash));
    return isWhole === false ? undefined : set;
  }

  async function known({ hash }: StoredAsset, making: Making): Promise<PictureSet | undefined> {
    const key = `${hash} ${recipeKey(making)}`;
    await forgetting.ended(hash);
    const before = remembered.get(key);
    if (before) return before;
    const count = forgetting.count();
    const set = await readSet(db, hash, recipeKey(making));
    // what was read before something was forgotten may be that
    return set && forgetting.count() === count ? remember(remembered, key, set) : set;
  }

  async function make(stored: StoredAsset, how: Making, key: string): Promise<PictureSet> {
    const set = await turns.run({ key }, () =>
      makeSet({ storage, workshop }, stored, { ...how, key }),
    );
    const { hash } = stored;
    await db
      .insertInto("pictureSets")
      .values({ hash, recipe: recipeKey(how), body: JSON.stringify(set), createdAt: clock.now() })
      .onConflict((conflict) => conflict.columns(["hash", "recipe"]).doNothing())
      .execute();
    return remember(remembered, `${hash} ${recipeKey(how)}`, set);
  }

  function ensureOne(
    stored: StoredAsset,
    how: Making,
    { site, onMade }: { readonly site: string; readonly onMade: () => void },
  ): Promise<PictureSet> {
    const key = `${stored.hash} ${recipeKey(how)}`;
    const running = making.get(key);
    if (running) return running;
    const work = (async () => {
      const found = await find(stored, how);
      if (found) return found;
      const set = await make(stored, how, site);
      onMade();
      return set;
    })().finally(() => making.delete(key));
    making.set(key, work);
    return work;
  }

  return {
    find: (stored, crop) => find(stored, { crop, isOneFile: false }),
    forget: forgetting.forget,
    assetOf: async (siteId, asset) => (await assetsOf(db, siteId, [asset])).get(asset),
    made: async (siteId, uses) =>
      findMade({ storage, find }, await assetsOf(db, siteId, idsOf(uses)), uses),
    async ensure(siteId, uses, onMade = () => undefined) {
      const assets = await assetsOf(db, siteId, idsOf(uses));
      const sets = new Map<string, PictureSet>();
      const site = siteKey(siteId);
      const work = uses.map(async (use) => {
        const stored = assets.get(use.asset);
        if (!stored) return;
        sets.set(keyOfUse(use), await ensureOne(stored, makingOf(use, stored), { site, onMade }));
      });
      await Promise.all(work);
      return sets;
    },
    assetsOf: (siteId, ids) => infosOf(db, siteId, ids),
  };
}

const payloadSchema = z.object({
  siteId: z.number().int(),
  asset: z.string(),
  crop: z.nullable(cropSchema),
});

/** The job that makes a picture's files before anybody waits for them. */
export const pictureJob = "picture-set";

export function pictureJobs(sets: PictureSets): JobHandlers {
  return {
    async [pictureJob](payload) {
      const { siteId, asset, crop } = payloadSchema.parse(payload);
      await sets.ensure(siteId, [{ asset, crop: JSON.stringify(crop) }]);
    },
  };
}
