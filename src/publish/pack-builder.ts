import { contentHash } from "./content-hash.ts";
import type { ReleaseFile } from "./manifest.ts";

export interface NewFile {
  readonly content: string | Uint8Array;
  readonly type: string;
  readonly style?: string;
}

/** Makes bytes smaller, off this thread. */
export type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

type PackPlace = Exclude<ReleaseFile["place"], "stored">;

/** Collects the new files of a release, to be written as one. */
export interface PackBuilder {
  /** Adds a file. Its place is complete only after `finish`. */
  add(file: NewFile, encoding: PackPlace["encoding"]): ReleaseFile;
  /** How many bytes wait for their compression. */
  readonly waiting: number;
  /** Resolves when everything added so far is compressed. */
  settle(): Promise<void>;
  /** The pack, or undefined where nothing is new. */
  finish(): Promise<{ hash: string; bytes: Uint8Array } | undefined>;
}

interface Part {
  readonly place: PackPlace;
  bytes: Uint8Array | Promise<Uint8Array>;
}

/** `owner` stands in the pack, so that two sites never share one and one's end is not the other's. */
export function createPackBuilder(
  owner: string,
  compressors: { br: Compress; zstd: Compress },
): PackBuilder {
  const parts: Part[] = [];
  let waiting = 0;

  function compressed(bytes: Uint8Array, encoding: PackPlace["encoding"]): Part["bytes"] {
    if (encoding === "identity") return bytes;
    waiting += bytes.length;
    return compressors[encoding](bytes).finally(() => {
      waiting -= bytes.length;
    });
  }

  async function settle(): Promise<void> {
    for (const part of parts) part.bytes = await part.bytes;
  }

  return {
    get waiting() {
      return waiting;
    },
    settle,
    add({ content, type, style }, encoding) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      const place: PackPlace = { pack: "", start: 0, length: 0, encoding };
      parts.push({ place, bytes: compressed(bytes, encoding) });
      return { hash: contentHash(bytes), size: bytes.length, type, place, ...(style && { style }) };
    },
    async finish() {
      if (parts.length === 0) return undefined;
      await settle();
      const chunks: Uint8Array[] = [Buffer.from(`vitrine pack of ${owner}\n`)];
      let start = chunks[0]?.length ?? 0;
      for (const { place, bytes } of parts) {
        const chunk = await bytes;
        Object.assign(place, { start, length: chunk.length });
        chunks.push(chunk);
        start += chunk.length;
      }
      const all = Buffer.concat(chunks);
      const hash = contentHash(all);
      for (const { place } of parts) place.pack = hash;
      return { hash, bytes: all };
    },
  };
}
