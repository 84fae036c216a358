import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Clock, systemClock } from "../clock.ts";
import type { DatabaseTimeouts } from "../db/timeouts.ts";
import { errorCodeOf } from "../errors.ts";
import { StartError } from "../start-error.ts";
import type { BackupSummary } from "./backup-format.ts";
import { checksumName, summaryName } from "./backup-format.ts";
import type { BackupTarget, CheckBackup } from "./backup-target.ts";
import { type CopyProgress, createCopiedContents } from "./copy-contents.ts";
import { copySqlite } from "./copy-sqlite.ts";
import type { CopiedDatabase } from "./database-copy.ts";
import { isMissing } from "../storage/file-errors.ts";
import { openStoredContents } from "./open-stored-contents.ts";

/** What is to be backed up. */
export interface BackupSource {
  readonly dataDir: string;
  /** The store that files are kept in, where it isn’t a folder of `dataDir`. */
  readonly storageUrl?: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databaseTimeouts: DatabaseTimeouts;
  /** The version of this program. */
  readonly program: string;
}

interface BackupOptions {
  readonly source: BackupSource;
  readonly target: BackupTarget;
  readonly now: () => number;
  readonly clock?: Pick<Clock, "sleep">;
  /** Looks at the archive before it has its name. */
  readonly check?: CheckBackup;
  readonly onProgress?: (progress: CopyProgress) => void;
}

/** Adds files other than stored ones, and remembers them for the summary. */
function createFiles({ archive }: BackupTarget) {
  const files: BackupSummary["files"] = [];
  return {
    files,
    async add(name: string, body: AsyncIterable<Buffer> | Iterable<Buffer>, bytes: number) {
      const hash = await archive.add({ name, bytes }, body);
      if (hash !== undefined) files.push({ name, bytes, hash });
    },
  };
}

type Files = ReturnType<typeof createFiles>;

/** Pointers from before rows did say where recompressed files are. */
async function copyPointers(dataDir: string, { add }: Files): Promise<void> {
  const folder = join(dataDir, "sites");
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names.filter((one) => /^[1-9]\d*\.json$/.test(one)).toSorted()) {
    const bytes = await readFile(join(folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (bytes) await add(`sites/${name}`, [bytes], bytes.length);
  }
}

async function copyDatabase(
  { dataDir, databaseUrl, databaseTimeouts }: BackupSource,
  { scratch }: BackupTarget,
  { add }: Files,
): Promise<CopiedDatabase> {
  if (databaseUrl === undefined) return copySqlite(dataDir, `${scratch}.sqlite`, add);
  // its driver takes memory that a server on SQLite has no use for
  const { copyPostgres } = await import("./copy-postgres.ts");
  return copyPostgres(databaseUrl, databaseTimeouts, add);
}

/** Something went wrong on the way; what is there stays for the next try. */
function explain(error: unknown, { path }: BackupTarget): unknown {
  if (errorCodeOf(error) !== "storage-full") return error;
  return new StartError(
    `There isn’t enough room for ${path}: free up space and run the same command again, which goes on from what has been copied.`,
    { cause: error },
  );
}

/**
 * Makes a backup beside a running server. Stored files come before the database: whatever that needs either was copied
 * by then, or has been stored meanwhile and is copied after it. @throws StartError
 */
export async function makeBackup({
  source,
  target,
  now,
  clock = systemClock,
  check = async () => undefined,
  onProgress = () => undefined,
}: BackupOptions): Promise<BackupSummary> {
  const { dataDir, storageUrl } = source;
  const stored = await openStoredContents({ dataDir, storageUrl });
  try {
    const files = createFiles(target);
    const contents = createCopiedContents({
      stored,
      target,
      add: (name, body) => files.add(name, [body], body.length),
      onProgress,
      clock,
    });
    await contents.copyNew();
    const madeAt = new Date(now()).toISOString();
    await copyPointers(source.dataDir, files);
    const { needed, noted, ...database } = await copyDatabase(source, target, files);
    await contents.copyNew();
    await contents.copyNoted(noted);
    await contents.recall([...needed, ...noted]);
    const { damaged, ...total } = await contents.finish();
    const summary: BackupSummary = {
      format: 1,
      madeAt,
      program: source.program,
      ...database,
      files: files.files,
      contents: { where: target.where, ...total },
      damaged,
    };
    await addSummary(target, summary);
    await target.finish(check);
    return summary;
  } catch (error) {
    throw explain(error, target);
  } finally {
    stored.close();
    await target.close();
  }
}

async function addSummary({ archive }: BackupTarget, summary: BackupSummary): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(summary, null, 1)}\n`);
  await archive.add({ name: summaryName, bytes: bytes.length }, [bytes]);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const checksum = Buffer.from(`${hash}  ${summaryName}\n`);
  await archive.add({ name: checksumName, bytes: checksum.length }, [checksum]);
}
