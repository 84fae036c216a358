import { open } from "node:fs/promises";
import { isFileName, hashOfName } from "./backup-format.ts";
import { blockBytes, readTarHeader } from "./tar-header.ts";

/** Whether a file begins like a backup; whether it is whole takes reading it. */
export async function isBackup(path: string): Promise<boolean> {
  const file = await open(path, "r").catch(() => undefined);
  if (!file) return false;
  try {
    const header = Buffer.alloc(blockBytes);
    const { bytesRead } = await file.read(header, 0, blockBytes, 0);
    const entry = bytesRead === blockBytes ? readTarHeader(header) : undefined;
    if (entry === undefined || entry === "end") return false;
    return isFileName(entry.name) || hashOfName(entry.name) !== undefined;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}
