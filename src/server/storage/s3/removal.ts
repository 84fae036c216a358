import { randomBytes } from "node:crypto";
import type { StoreClient, StoredObject } from "./store-client.ts";

/**
 * Removing what nobody puts, in a store that can't compare before it deletes. Whoever removes says so first, and looks
 * at the time of the content after that; whoever puts looks whether somebody said so after putting. One of them sees the
 * other: the first leaves the content, the second puts it again until it stays (decision 700).
 */
export interface Removal {
  /** Removes content that was put before a moment, in milliseconds since 1970. Says whether it is gone. */
  remove(hash: string, since: number): Promise<boolean>;
  /** Whether somebody may be removing it. */
  isUnderWay(hash: string): Promise<boolean>;
}

/** Whoever said so longer ago has ended: stores take no call whose signature is older than a quarter of an hour. */
const abandonedMs = 20 * 60_000;
/** Whoever hasn't come to remove after so long begins anew another time. */
const longestMs = 30_000;

function noteName(hash: string): string {
  return `leaving/${hash}`;
}

function isFresh({ putAt, saidAt }: StoredObject): boolean {
  return saidAt - putAt < abandonedMs;
}

export function createRemoval(client: StoreClient, contentName: (hash: string) => string): Removal {
  const noted = async (hash: string) => {
    const note = await client.get(noteName(hash));
    return note && isFresh(note) ? note.bytes.toString("latin1") : undefined;
  };

  /** The note of another one who removes the same is left to them. */
  async function forget(hash: string, own: string): Promise<void> {
    if ((await noted(hash)) === own) await client.remove(noteName(hash));
  }

  /** By the store's clock, whose times may be cut to whole seconds. */
  function isUnused({ putAt, saidAt }: StoredObject, since: number): boolean {
    return putAt + 1_000 <= since + (saidAt - Date.now());
  }

  return {
    isUnderWay: async (hash) => (await noted(hash)) !== undefined,
    async remove(hash, since) {
      const began = performance.now();
      const name = contentName(hash);
      const before = await client.find(name);
      if (!before) return true;
      if (!isUnused(before, since)) return false;
      if ((await noted(hash)) !== undefined) return false;
      const own = randomBytes(12).toString("hex");
      await client.put(noteName(hash), Buffer.from(own));
      const found = await client.find(name);
      const isLeft = found !== undefined && isUnused(found, since);
      const isMine = isLeft && (await noted(hash)) === own;
      if (!isMine || performance.now() - began > longestMs) {
        await forget(hash, own);
        return found === undefined;
      }
      // where no answer comes the note stays: the call may still be carried out
      await client.remove(name);
      await forget(hash, own);
      return true;
    },
  };
}
