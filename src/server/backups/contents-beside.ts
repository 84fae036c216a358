import { open } from "node:fs/promises";
import { isListName } from "./backup-format.ts";
import { readTar } from "./tar-reader.ts";

/** The stored files that an archive needs beside it, with their sizes. @throws TarProblem */
export async function contentsBeside(path: string): Promise<Map<string, number>> {
  const file = await open(path, "r");
  const found = new Map<string, number>();
  try {
    for await (const entry of readTar(file)) {
      if (!isListName(entry.name)) continue;
      const pieces: Buffer[] = [];
      for await (const piece of entry.body()) pieces.push(piece);
      const list = Buffer.concat(pieces).toString("latin1");
      for (const [, hash = "", bytes] of list.matchAll(/^([0-9a-f]{64}) (\d+)$/gm))
        found.set(hash, Number(bytes));
    }
    return found;
  } finally {
    await file.close();
  }
}
