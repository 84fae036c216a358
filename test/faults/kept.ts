import { openStorage, type StoragePlace } from "#/server/storage/open-storage.ts";
import { contentHash } from "#/server/storage/storage.ts";

/** Whether storage has the very bytes that a hash names. */
export async function isKeptIn(place: StoragePlace, hash: string): Promise<boolean> {
  const storage = await openStorage(place, { isReadOnly: true });
  const bytes = await storage.get(hash).catch(() => undefined);
  return bytes !== undefined && contentHash(bytes) === hash;
}
