import type { AssetChange, LibraryAnswer, LibraryEntry, PlacedPicture } from "#/api/library.ts";
import type { Asset } from "#/site/image.ts";
import type { Call } from "../../api/request.ts";

/** The calls of a site's library. */
export interface LibraryClient {
  /** Everything that is stored, newest first. The first of many are told of before the rest is asked for. */
  entries(onFirst?: (entries: readonly LibraryEntry[]) => void): Promise<LibraryEntry[]>;
  /** Where pictures stand in the draft. */
  placed(): Promise<PlacedPicture[]>;
  change(asset: string, change: AssetChange): Promise<Asset>;
  trash(asset: string): Promise<void>;
}

/** Entries of the first part: more than any window shows, and there as soon as one is. */
const firstEntries = 200;

export function createLibraryClient(call: Call, site: number): LibraryClient {
  const path = `sites/${site}`;
  return {
    async entries(onFirst) {
      const begun = await call<LibraryAnswer>(`${path}/library?limit=${firstEntries}`);
      const all = [...begun.entries];
      if (begun.next !== null) onFirst?.(begun.entries);
      for (let after = begun.next; after !== null;) {
        const { entries, next } = await call<LibraryAnswer>(`${path}/library?after=${after}`);
        all.push(...entries);
        after = next;
      }
      return all;
    },
    placed: () => call(`${path}/pictures`),
    change: (asset, change) => call(`${path}/assets/${asset}`, { method: "PATCH", body: change }),
    trash: (asset) => call(`${path}/assets/${asset}`, { method: "DELETE" }),
  };
}
