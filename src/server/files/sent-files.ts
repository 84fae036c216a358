import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import type { FileRefusal, SentFile } from "#/api/files.ts";
import { fileRefusals } from "#/api/files.ts";
import type { ErrorCode } from "#/api/errors.ts";
import type { ReleaseFile } from "#/publish/manifest.ts";
import type { SiteFile } from "#/site/file.ts";
import { cleanFileName, fileKindSchema, fileLimits, fileTypes } from "#/site/file.ts";
import { filePath } from "#/site/file-address.ts";
import { readOwnJson } from "#/lib/read-own-json.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { type LimitsContext, expectRoomForContent } from "../sites/account-limits.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import type { Storage } from "../storage/storage.ts";
import type { WhileStoring } from "./kept-files.ts";
import { createWhileStoring } from "./kept-files.ts";
import { hashInSlices } from "./slices.ts";
import { sniffFile } from "./sniff-file.ts";
import { kindUnderName } from "./text-kinds.ts";

/** Content that was recognised and isn't stored yet. */
export interface PreparedFile {
  readonly hash: string;
  readonly kind: SiteFile["kind"];
  readonly size: number;
}

/** The content of the files of sites. What a site calls them, and which of them it has, its document says. */
export interface SentFiles {
  /**
   * Keeps room for so many bytes while they are sent and looked at. @throws AppError where the site has no room for
   * them
   */
  withRoom<Result>(siteId: number, bytes: number, work: () => Promise<Result>): Promise<Result>;
  /** Looks at bytes; nothing is stored yet. @throws AppError for what is no file that can be taken */
  prepare(file: { name: string; bytes: Uint8Array }): Promise<PreparedFile>;
  /** Takes an upload. Durable when it resolves. @throws AppError for what is no file that can be taken */
  add(siteId: number, file: { name: string; bytes: Uint8Array }): Promise<SentFile>;
  /** What the site was sent already. @throws AppError where it has no room for it any more */
  take(siteId: number, file: { name: string; hash: string }): Promise<SentFile | undefined>;
  /** The same, only to look at. */
  find(siteId: number, file: { name: string; hash: string }): Promise<SentFile | undefined>;
  /** Gives a site files of another one, of which the bytes are stored already; answers which came. */
  copy(from: number, to: number, hashes: readonly string[]): Promise<string[]>;
  /** Stores bytes, which comes with `insert`: what the server had of its own stays its own. */
  readonly whileStoring: WhileStoring;
  /** Adds rows of files whose bytes are stored. Throws `no-room` where the site's owner has none for them. */
  insert(
    transaction: Transaction<Schema>,
    siteId: number,
    files: readonly PreparedFile[],
  ): Promise<void>;
  /** The same for a site that has files: throws as well where it has no room for more of them. */
  insertMore(
    transaction: Transaction<Schema>,
    siteId: number,
    files: readonly PreparedFile[],
  ): Promise<void>;
  /** Those of these files that were sent to this site, as what they were recognised. */
  sentOf(siteId: number, files: readonly SiteFile[]): Promise<SiteFile[]>;
  /** What a release serves of these files, by path. Those that were never sent to this site are left out. */
  releaseFiles(siteId: number, files: readonly SiteFile[]): Promise<Record<string, ReleaseFile>>;
}

/** What was deleted counts on for so long: nobody gets more room by deleting and sending again. */
const countedFor = 24 * 3_600_000;

const recordSchema = z.object({ files: z.array(z.object({ hash: z.string() })).default([]) });

export function fileRefusal(code: ErrorCode, reason: FileRefusal): AppError {
  return new AppError(code, { message: fileRefusals[reason], details: { reason } });
}

/** What counts of a site's files: those that it has, and those that were sent lately. */
async function countedFiles(
  db: Kysely<Schema>,
  siteId: number,
  now: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("sentFiles")
    .select(["hash", "bytes", "createdAt"])
    .where("siteId", "=", siteId)
    .execute();
  if (rows.length === 0) return new Map();
  const record = await db
    .selectFrom("records")
    .select("body")
    .where("siteId", "=", siteId)
    .where("key", "=", "site")
    .executeTakeFirst();
  const { files } = recordSchema.parse(record ? readOwnJson<unknown>(record.body) : {});
  const listed = new Set(files.map(({ hash }) => hash));
  return new Map(
    rows
      .filter(({ hash, createdAt }) => listed.has(hash) || Number(createdAt) > now - countedFor)
      .map(({ hash, bytes }) => [hash, bytes]),
  );
}

function sum(bytes: Iterable<number>): number {
  return [...bytes].reduce((all, one) => all + one, 0);
}

async function rowsOf(db: Kysely<Schema>, siteId: number, hashes: readonly string[]) {
  const found = new Map<string, PreparedFile>();
  for (const part of inParts(hashes)) {
    const rows = await db
      .selectFrom("sentFiles")
      .select(["hash", "kind", "bytes"])
      .where("siteId", "=", siteId)
      .where("hash", "in", part)
      .execute();
    for (const { hash, kind, bytes } of rows)
      found.set(hash, { hash, kind: fileKindSchema.parse(kind), size: bytes });
  }
  return found;
}

async function sentOf(
  db: Kysely<Schema>,
  siteId: number,
  files: readonly SiteFile[],
): Promise<SiteFile[]> {
  const rows = await rowsOf(db, siteId, [...new Set(files.map(({ hash }) => hash))]);
  return files.flatMap((file) => {
    const sent = rows.get(file.hash);
    const isSame = sent !== undefined && kindUnderName(sent.kind, file.name) === file.kind;
    return isSame ? [{ ...file, size: sent.size }] : [];
  });
}

function releaseFilesOf(files: readonly SiteFile[]): Record<string, ReleaseFile> {
  const byPath: Record<string, ReleaseFile> = {};
  for (const file of files) {
    const { hash, size, kind } = file;
    const own = { hash, size, type: fileTypes[kind], download: file.name };
    byPath[filePath(file)] = { ...own, place: "stored", isFixed: true };
  }
  return byPath;
}

async function prepare({ name, bytes }: { name: string; bytes: Uint8Array }) {
  if (bytes.length > fileLimits.bytes) throw fileRefusal("payload-too-large", "too-large");
  const found = await sniffFile(bytes, name);
  if ("fault" in found) throw fileRefusal("unsupported-media-type", found.fault);
  return { hash: await hashInSlices(bytes), kind: found.kind, size: bytes.length };
}

interface SentFilesOptions extends Pick<LimitsContext, "readSettings"> {
  readonly database: Pick<Database, "db" | "dialect">;
  readonly storage: Pick<Storage, "put" | "has">;
  readonly clock: Clock;
}

/** The rows of files, which the account of the site's owner must have room for. */
function createRows({ database, clock, readSettings }: SentFilesOptions) {
  const { db, dialect } = database;
  const limits = { dialect, readSettings };

  const insert: SentFiles["insert"] = async (transaction, siteId, files) => {
    const createdAt = clock.now();
    const hashes = files.map(({ hash }) => hash);
    const known = await rowsOf(transaction, siteId, hashes);
    for (const { hash, kind, size: bytes } of files)
      await transaction
        .insertInto("sentFiles")
        .values({ siteId, hash, kind, bytes, createdAt })
        .onConflict((conflict) => conflict.columns(["siteId", "hash"]).doUpdateSet({ createdAt }))
        .execute();
    // counted with them, so that what the account has on another site costs nothing
    if (hashes.some((hash) => !known.has(hash)))
      await expectRoomForContent(transaction, limits, { owner: { siteId }, bytes: 0 });
  };

  /** Bytes that have no room are not stored. What the site was sent already takes none. */
  async function expectRoom(siteId: number, { hash, size: bytes }: PreparedFile): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const known = await rowsOf(transaction, siteId, [hash]);
      if (known.has(hash)) return;
      await expectRoomForContent(transaction, limits, { owner: { siteId }, bytes });
    });
  }

  return { insert, expectRoom };
}

export function createSentFiles(options: SentFilesOptions): SentFiles {
  const { database, storage, clock } = options;
  const { db } = database;
  const { insert, expectRoom } = createRows(options);
  const inTurn = createKeyedQueue();
  const whileStoring = createWhileStoring({ db }, storage);
  /** Bytes of uploads under way, by site. */
  const held = new Map<number, number>();

  /** Adds rows where there is room: of many at the same moment each counts those before it, in all processes. */
  const insertMore: SentFiles["insertMore"] = async (transaction, siteId, files) => {
    await transaction
      .updateTable("sites")
      .set((row) => ({ updatedAt: row.ref("updatedAt") }))
      .where("id", "=", siteId)
      .execute();
    const counted = await countedFiles(transaction, siteId, clock.now());
    for (const { hash, size } of files) counted.set(hash, size);
    if (sum(counted.values()) > fileLimits.siteBytes)
      throw fileRefusal("payload-too-large", "site-full");
    await insert(transaction, siteId, files);
  };
  const keep = (siteId: number, files: readonly PreparedFile[]): Promise<void> =>
    db.transaction().execute((transaction) => insertMore(transaction, siteId, files));

  const find: SentFiles["find"] = async (siteId, { name, hash }) => {
    const file = (await rowsOf(db, siteId, [hash])).get(hash);
    if (!file) return undefined;
    const kind = kindUnderName(file.kind, name);
    return { ...file, kind, name: cleanFileName(name, kind) };
  };

  return {
    prepare,
    insert,
    insertMore,
    whileStoring,
    async withRoom(siteId, bytes, work) {
      await inTurn(siteId, async () => {
        const counted = sum((await countedFiles(db, siteId, clock.now())).values());
        const own = held.get(siteId) ?? 0;
        if (counted + own + bytes > fileLimits.siteBytes)
          throw fileRefusal("payload-too-large", "site-full");
        held.set(siteId, own + bytes);
      });
      try {
        return await work();
      } finally {
        const left = (held.get(siteId) ?? 0) - bytes;
        if (left > 0) held.set(siteId, left);
        else held.delete(siteId);
      }
    },
    async add(siteId, { name, bytes }) {
      const file = await prepare({ name, bytes });
      await expectRoom(siteId, file);
      // the bytes first: a row never stands without them
      await whileStoring([file.hash], async () => {
        await storage.put(file.hash, bytes);
        await keep(siteId, [file]);
      });
      return { ...file, name: cleanFileName(name, file.kind) };
    },
    async take(siteId, { name, hash }) {
      const file = await find(siteId, { name, hash });
      if (file) await keep(siteId, [file]);
      return file;
    },
    find,
    async copy(from, to, hashes) {
      const found = [...(await rowsOf(db, from, [...new Set(hashes)])).values()];
      await keep(to, found);
      return found.map(({ hash }) => hash);
    },
    sentOf: (siteId, files) => sentOf(db, siteId, files),
    releaseFiles: async (siteId, files) => releaseFilesOf(await sentOf(db, siteId, files)),
  };
}
