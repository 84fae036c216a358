import type { AssetChange, LibraryAnswer, LibraryEntry, PlacedPicture } from "#/api/library.ts";
import type { Asset } from "#/site/image.ts";
import type { Call } from "../../api/request.ts";

/** The calls of a site's library. */
export interface LibraryClient {
  /** Everything that is stored, newest first. */
  entries(): Promise<LibraryEntry[]>;
  /** Where pictures stand in the draft. */
  placed(): Promise<PlacedPicture[]>;
  change(asset: string, change: AssetChange): Promise<Asset>;
  trash(asset: string): Promise<void>;
}

export function createLibraryClient(call: Call, site: number): LibraryClient {
  const path = `sites/${site}`;
  return {
    async entries() {
      const all: LibraryEntry[] = [];
      for (let after = ""; ;) {
        const { entries, next } = await call<LibraryAnswer>(`${path}/library${after}`);
        all.push(...entries);
        if (next === null) return all;
        after = `?after=${next}`;
      }
    },
    placed: () => call(`${path}/pictures`),
    change: (asset, change) => call(`${path}/assets/${asset}`, { method: "PATCH", body: change }),
    trash: (asset) => call(`${path}/assets/${asset}`, { method: "DELETE" }),
  };
}
