import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "../storage/file-errors.ts";
import { type StoragePlace, storageFolder } from "../storage/open-storage.ts";

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** Sizes of what is kept in a folder. What is removed meanwhile has none. */
async function* sizesInFolder(folder: string): AsyncGenerator<number, void> {
  for (const start of await namesIn(folder))
    if (/^[0-9a-f]{2}$/.test(start))
      for (const end of await namesIn(join(folder, start)))
        yield await stat(join(folder, start, end)).then(
          ({ size }) => size,
          () => 0,
        );
}

async function* sizesInStore(url: string, signal: AbortSignal): AsyncGenerator<number, void> {
  const { openStore } = await import("../storage/s3/open-s3-storage.ts");
  const store = openStore(url);
  try {
    for await (const { size } of store.list("content/", signal)) yield size;
  } finally {
    store.close();
  }
}

/** Bytes of all that is kept. @throws what the disk or the store says, and once the signal has aborted: nothing more is looked at then */
export async function storedBytes(place: StoragePlace, signal: AbortSignal): Promise<number> {
  const sizes =
    place.storageUrl === undefined
      ? sizesInFolder(storageFolder(place))
      : sizesInStore(place.storageUrl, signal);
  let bytes = 0;
  for await (const size of sizes) {
    signal.throwIfAborted();
    bytes += size;
  }
  return bytes;
}
