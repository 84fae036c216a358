import { createHash } from "node:crypto";
import { contentName, hashOfContent } from "../storage/s3/s3-storage.ts";
import type { StoreClient } from "../storage/s3/store-client.ts";
import { contentHash } from "../storage/storage.ts";
import type { BackupTarget, StoredFile } from "./backup-target.ts";
import { bytesInStore } from "./contents-of-store.ts";
import type { SharedContents } from "./shared-contents.ts";

/** Stored files that backups in a store have in common, each once. */
export interface ContentsInStore
  extends Pick<BackupTarget, "keep" | "recall">, Pick<SharedContents, "find"> {
  /** The sizes of what is there by hash; it is asked once, and knows what was kept since. */
  sizes(): Promise<ReadonlyMap<string, number>>;
}

/** All bytes of a stored file, where they are what its hash says. */
async function wholeOf({ hash, body }: StoredFile): Promise<Buffer | undefined> {
  const sum = createHash("sha256");
  const pieces: Buffer[] = [];
  for await (const piece of body()) {
    sum.update(piece);
    pieces.push(piece);
  }
  return sum.digest("hex") === hash ? Buffer.concat(pieces) : undefined;
}

async function listSizes(store: Pick<StoreClient, "list">): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { name, size } of store.list("content/")) {
    const hash = hashOfContent(name);
    if (hash !== undefined) found.set(hash, size);
  }
  return found;
}

export function createContentsInStore(store: StoreClient): ContentsInStore {
  let known: Promise<Map<string, number>> | undefined;
  const sizes = () => (known ??= listSizes(store));
  return {
    sizes,
    async find(hash) {
      const name = contentName(hash);
      const bytes = (await sizes()).get(hash) ?? (await store.find(name))?.size;
      if (bytes === undefined) return undefined;
      return { hash, bytes, body: () => bytesInStore(store, name, bytes) };
    },
    async keep(file) {
      const there = await sizes();
      if (there.get(file.hash) === file.bytes) return true;
      const bytes = await wholeOf(file);
      if (!bytes) return false;
      await store.put(contentName(file.hash), bytes);
      there.set(file.hash, bytes.length);
      return true;
    },
    async recall(hash) {
      const found = await store.get(contentName(hash));
      return found && contentHash(found.bytes) === hash ? found.size : undefined;
    },
  };
}
