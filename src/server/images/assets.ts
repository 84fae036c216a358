import type { Transaction } from "kysely";
import { createId } from "#/lib/create-id.ts";
import type { AssetChange } from "#/api/library.ts";
import { cutText } from "#/lib/cut-text.ts";
import type { Asset } from "#/site/image.ts";
import { assetNameLimit, assetSchema } from "#/site/asset-schema.ts";
import type { Clock } from "../clock.ts";
import { countFound } from "../db/count-found.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Jobs } from "../jobs/jobs.ts";
import {
  type LimitsContext,
  type ContentOwner,
  expectRoomForContent,
} from "../sites/account-limits.ts";
import type { Storage } from "../storage/storage.ts";
import { contentHash } from "../storage/storage.ts";
import { pictureJob } from "./picture-sets.ts";
import { PictureProblem } from "./picture-problem.ts";
import type { PictureAsker, PictureWorkshop } from "./picture-workshop.ts";
import { sniffPicture } from "./sniff-picture.ts";
import { trashPictures } from "../db/trash-pictures.ts";

export interface PictureUpload {
  /** It gets one where it brings none. */
  readonly id?: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A picture that was taken and is not stored yet. */
export interface PreparedAsset {
  readonly asset: Asset;
  readonly hash: string;
  readonly mime: string;
  readonly size: number;
  /** The hash of the file as it was sent, which tells whether it has to be sent again. */
  readonly sentHash: string | null;
}

/** The pictures of sites. */
export interface Assets {
  /** Looks at a picture of a project; nothing is stored yet. @throws AppError for what is no picture that can be taken */
  prepare(
    upload: PictureUpload,
    asker: PictureAsker,
  ): Promise<{ prepared: PreparedAsset; bytes: Uint8Array }>;
  /** Throws `no-room` where somebody has no room for so many bytes more. Asked before bytes are stored. */
  expectRoom(owner: ContentOwner, bytes: number): Promise<void>;
  /** Adds rows of prepared pictures whose bytes are stored, the first as the newest. */
  insert(
    transaction: Transaction<Schema>,
    siteId: number,
    prepared: readonly PreparedAsset[],
  ): Promise<void>;
  /** Takes an upload. Durable when it resolves. @throws AppError for what is no picture that can be taken */
  add(siteId: number, upload: PictureUpload, asker: PictureAsker): Promise<Asset>;
  /** Newest first. */
  list(
    siteId: number,
    part: { limit: number; offset: number },
  ): Promise<{ assets: Asset[]; total: number }>;
  /** Gives a picture another name or tags, or takes it out of the trash. @throws AppError not-found */
  change(siteId: number, asset: string, change: AssetChange): Promise<Asset>;
  /** Puts a picture out of sight; where it stands it goes on to be shown. @throws AppError not-found */
  trash(siteId: number, asset: string): Promise<void>;
}

interface AssetsOptions extends Pick<LimitsContext, "readSettings"> {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly workshop: PictureWorkshop;
}

/** A file's name without its folder and without what can't be shown. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return cutText(last.replaceAll(/\p{C}/gu, "").trim(), assetNameLimit) || "picture";
}

interface PictureTask {
  readonly workshop: PictureWorkshop;
  readonly task: "keepPicture" | "takePicture";
  readonly asker: PictureAsker;
}

function refused(code: "unsupported-media-type" | "invalid", cause: PictureProblem): AppError {
  return new AppError(code, { message: cause.message, details: cause.refusal, cause });
}

/** What is kept of an upload. @throws AppError for what is no picture that can be taken */
async function prepareAsset(
  { workshop, task, asker }: PictureTask,
  { id = createId(), name, bytes }: PictureUpload,
): Promise<{ prepared: PreparedAsset; bytes: Uint8Array }> {
  if ((await sniffPicture(bytes)) === undefined)
    throw refused("unsupported-media-type", new PictureProblem("kind"));
  const kept = await workshop.run(asker, task, bytes).catch((cause: unknown) => {
    throw cause instanceof PictureProblem ? refused("invalid", cause) : cause;
  });
  const { width, height, colour, light, hasAlpha, kind, mime } = kept;
  const asset = assetSchema.parse({
    id,
    name: cleanName(name),
    kind,
    width,
    height,
    colour,
    light,
    hasAlpha,
  });
  const hash = contentHash(kept.bytes);
  const size = kept.bytes.length;
  const prepared = { asset, hash, mime, size, sentHash: contentHash(bytes) };
  return { prepared, bytes: kept.bytes };
}

/** Rewrites what is known of a picture, one change after the other. */
function changeAsset(
  { db, dialect }: Database,
  ...[siteId, asset, { isTrashed, ...said }]: Parameters<Assets["change"]>
): Promise<Asset> {
  return db.transaction().execute(async (transaction) => {
    const own = transaction
      .selectFrom("assets")
      .select("info")
      .where("siteId", "=", siteId)
      .where("id", "=", asset);
    const row = await (dialect === "postgres" ? own.forUpdate() : own).executeTakeFirst();
    if (!row) throw new AppError("not-found");
    const changed = assetSchema.parse({ ...JSON.parse(row.info), ...said });
    await transaction
      .updateTable("assets")
      .set({
        info: JSON.stringify(changed),
        ...(isTrashed === undefined ? {} : { trashedAt: null }),
      })
      .where("siteId", "=", siteId)
      .where("id", "=", asset)
      .execute();
    return changed;
  });
}

export function createAssets(options: AssetsOptions): Assets {
  const { database, storage, clock, jobs, workshop, readSettings } = options;
  const { db, dialect } = database;
  const limits = { dialect, readSettings };

  const expectRoom: Assets["expectRoom"] = (owner, bytes) =>
    db
      .transaction()
      .execute((transaction) => expectRoomForContent(transaction, limits, { owner, bytes }));

  const insert: Assets["insert"] = async (transaction, siteId, all) => {
    const now = clock.now();
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    if (bytes > 0) await expectRoomForContent(transaction, limits, { owner: { siteId }, bytes });
    for (const [place, { asset, size, ...own }] of all.entries()) {
      const info = JSON.stringify(asset);
      await transaction
        .insertInto("assets")
        .values({ id: asset.id, siteId, bytes: size, info, createdAt: now - place, ...own })
        .execute();
      const payload = { siteId, asset: asset.id, crop: null };
      await jobs.add({ kind: pictureJob, payload }, transaction);
    }
  };

  return {
    prepare: (upload, asker) => prepareAsset({ workshop, task: "takePicture", asker }, upload),
    expectRoom,
    insert,
    async add(siteId, upload, asker) {
      const task = { workshop, task: "keepPicture", asker } as const;
      const { prepared, bytes } = await prepareAsset(task, upload);
      await expectRoom({ siteId }, prepared.size);
      // the file first: a row never stands without it
      await storage.put(prepared.hash, bytes);
      await db.transaction().execute((transaction) => insert(transaction, siteId, [prepared]));
      return prepared.asset;
    },
    async list(siteId, { limit, offset }) {
      const own = db
        .selectFrom("assets")
        .where("siteId", "=", siteId)
        .where("trashedAt", "is", null);
      const rows = await own
        .select("info")
        .orderBy("createdAt", "desc")
        .orderBy("id")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(own);
      return {
        assets: rows.map(({ info }) => assetSchema.parse(JSON.parse(info))),
        total,
      };
    },
    change: (...args) => changeAsset(database, ...args),
    async trash(siteId, asset) {
      const count = await trashPictures(db, { siteId, ids: [asset], now: clock.now() });
      if (count === 0) throw new AppError("not-found");
    },
  };
}
