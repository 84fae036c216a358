import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../start-error.ts";
import { contentName, hashOfName, isFileName, unfinished } from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import { checkUnnamed, nameOnce, taken } from "./durable-files.ts";
import { TarProblem, type TarFile, readTar } from "./tar-reader.ts";
import { createTarWriter } from "./tar-writer.ts";

async function isWhole(file: TarFile, wanted: string): Promise<boolean> {
  const hash = createHash("sha256");
  for await (const piece of file.body()) hash.update(piece);
  return hash.digest("hex") === wanted;
}

/**
 * The stored files at the beginning of an archive that was never finished, and where they end. What a power cut left
 * of the others isn't trusted.
 */
async function readUnfinished(
  file: FileHandle,
  path: string,
): Promise<{ resumed: Map<string, number>; end: number }> {
  const resumed = new Map<string, number>();
  let end = 0;
  const { size } = await file.stat();
  if (size === 0) return { resumed, end };
  try {
    for await (const entry of readTar(file)) {
      const hash = hashOfName(entry.name);
      if (hash === undefined && entry.start === 0 && !isFileName(entry.name))
        throw new TarProblem("no-file");
      if (hash === undefined || !(await isWhole(entry, hash))) break;
      resumed.set(hash, entry.bytes);
      end = entry.next;
    }
  } catch (error) {
    if (!(error instanceof TarProblem)) throw error;
    if (end === 0 && error.what === "no-file")
      throw new StartError(
        `${path} isn’t an unfinished backup, and it is in the way: move it, or choose another name.`,
        { cause: error },
      );
  }
  return { resumed, end };
}

/** A backup in one file. It goes on from what an earlier try left. @throws StartError */
export async function openOneFile(path: string, now: () => number): Promise<BackupTarget> {
  if (existsSync(path)) throw taken(path);
  if (!existsSync(dirname(path)))
    throw new StartError(`There is no folder ${dirname(path)}: make it, or choose another one.`);
  const part = `${path}${unfinished}`;
  const file = existsSync(part) ? await open(part, "r+") : await open(part, "wx+", 0o600);
  try {
    const { resumed, end } = await readUnfinished(file, part);
    await file.chmod(0o600);
    await file.truncate(end);
    const archive = createTarWriter(file, end, now);
    return {
      path,
      scratch: part,
      where: "inside",
      archive,
      resumed,
      async keep({ hash, bytes, body }) {
        const name = contentName(hash);
        return (await archive.add({ name, bytes }, body(), (made) => made === hash)) !== undefined;
      },
      // what an earlier try left is among the resumed
      recall: async () => undefined,
      async finish(check) {
        await archive.end();
        await checkUnnamed(part, check);
        await nameOnce(part, path);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
