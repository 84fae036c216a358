import { openStore } from "../storage/s3/open-s3-storage.ts";
import { contentName, hashOfContent } from "../storage/s3/s3-storage.ts";
import type { StoreClient } from "../storage/s3/store-client.ts";
import { Unreadable, type StoredContents } from "./stored-contents.ts";

const readAtOnce = 4 * 1_048_576;

/** The bytes of an object, a piece after the other; fewer than there were where it changes meanwhile. */
export async function* bytesInStore(
  store: Pick<StoreClient, "part">,
  name: string,
  bytes: number,
): AsyncGenerator<Buffer, void> {
  for (let from = 0; from < bytes; from += readAtOnce) {
    const piece = await store.part(name, from, Math.min(bytes, from + readAtOnce) - 1);
    if (!piece) throw new Unreadable("A stored file has been removed.");
    yield piece.bytes;
  }
}

/** What is stored in the store at an address. @throws StartError where it is none */
export function contentsOfStore(url: string): StoredContents {
  const store = openStore(url);
  return {
    async hashes() {
      const hashes: string[] = [];
      for await (const { name } of store.list("content/")) {
        const hash = hashOfContent(name);
        if (hash !== undefined) hashes.push(hash);
      }
      return hashes;
    },
    async find(hash) {
      const name = contentName(hash);
      const found = await store.find(name);
      const { size } = found ?? {};
      if (size === undefined) return undefined;
      return { hash, bytes: size, body: () => bytesInStore(store, name, size) };
    },
    close: store.close,
  };
}
