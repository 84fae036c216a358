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

async function* sizesInStore(url: string): AsyncGenerator<number, void> {
  const { openStore } = await import("../storage/s3/open-s3-storage.ts");
  const store = openStore(url);
  try {
    for await (const { size } of store.list("content/")) yield size;
  } finally {
    store.close();
  }
}

/** Bytes of all that is kept; null where the time is over before all of it was seen. @throws what the disk or the store says */
export async function storedBytes(
  place: StoragePlace,
  isOver: () => boolean,
): Promise<number | null> {
  const sizes =
    place.storageUrl === undefined
      ? sizesInFolder(storageFolder(place))
      : sizesInStore(place.storageUrl);
  let bytes = 0;
  for await (const size of sizes) {
    if (isOver()) return null;
    bytes += size;
  }
  return bytes;
}
