import { createHash, randomBytes } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartError } from "../start-error.ts";
import { contentFolder, unfinished } from "./backup-format.ts";
import type { BackupTarget, StoredFile } from "./backup-target.ts";
import { checkUnnamed, nameOnce, taken, writeFileDurably } from "./durable-files.ts";
import { isDiskFault, isMissing } from "../storage/file-errors.ts";
import { syncFolder } from "../storage/sync-folder.ts";
import { createTarWriter } from "./tar-writer.ts";

/** Where a folder of backups keeps a stored file. */
export function sharedContent(folder: string, hash: string): string {
  return join(folder, contentFolder, hash.slice(0, 2), hash.slice(2));
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Keeps stored files beside the archives of a folder, each once. */
function createSharedContents(folder: string) {
  const incoming = join(folder, contentFolder, "incoming");
  const changed = new Set<string>();
  return {
    async open() {
      await rm(incoming, { recursive: true, force: true });
      await mkdir(incoming, { recursive: true, mode: 0o700 });
    },
    async keep({ hash, bytes, body }: StoredFile): Promise<boolean> {
      const path = sharedContent(folder, hash);
      if ((await sizeOf(path)) === bytes) return true;
      const fresh = join(incoming, randomBytes(12).toString("hex"));
      const sum = createHash("sha256");
      async function* summed(): AsyncGenerator<Buffer, void> {
        for await (const piece of body()) {
          sum.update(piece);
          yield piece;
        }
      }
      try {
        await writeFileDurably(fresh, summed());
        if (sum.digest("hex") !== hash) return false;
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(fresh, path);
        changed.add(dirname(path));
        return true;
      } finally {
        await rm(fresh, { force: true }).catch(() => undefined);
      }
    },
    async recall(hash: string): Promise<number | undefined> {
      const path = sharedContent(folder, hash);
      const bytes = await sizeOf(path);
      if (bytes === undefined) return undefined;
      const sum = createHash("sha256");
      try {
        for await (const piece of createReadStream(path, { highWaterMark: 1_048_576 }))
          sum.update(piece as Buffer);
      } catch (error) {
        if (isDiskFault(error)) return undefined;
        throw error;
      }
      return sum.digest("hex") === hash ? bytes : undefined;
    },
    async sync() {
      for (const one of [...changed, join(folder, contentFolder)]) await syncFolder(one);
      changed.clear();
    },
  };
}

/** A backup among others of a folder: stored files that one of them has are there already. @throws StartError */
export async function openInFolder(
  folder: string,
  name: string,
  now: () => number,
): Promise<BackupTarget> {
  const path = join(folder, name);
  if (existsSync(path)) throw taken(path);
  const contents = createSharedContents(folder);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await contents.open();
  } catch (error) {
    throw new StartError(
      `The folder ${folder} can’t be written to: make it writable for this user, or choose another one.`,
      { cause: error },
    );
  }
  const part = `${path}${unfinished}`;
  const file = await open(part, "w+", 0o600);
  const archive = createTarWriter(file, 0, now);
  return {
    path,
    scratch: part,
    where: "beside",
    archive,
    resumed: new Map(),
    keep: contents.keep,
    recall: contents.recall,
    async finish(check) {
      await contents.sync();
      await archive.end();
      await checkUnnamed(part, check);
      await nameOnce(part, path);
    },
    close: () => file.close(),
  };
}
