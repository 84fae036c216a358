import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip, zstdDecompress } from "node:zlib";
import { readManifest } from "#/publish/manifest.ts";
import type { Place, ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import type { Storage } from "../storage/storage.ts";

const unbrotli = promisify(brotliDecompress);
const unzstd = promisify(zstdDecompress);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type ContentEncoding = "identity" | "br" | "gzip";

/** By the hash of a file, where a stronger compressed form of it lies. */
export type StrongerPlaces = Readonly<Record<string, Place>>;

/** Reads what releases consist of. @throws the storage's errors, and an error where something is missing */
export interface ReleaseFiles {
  manifest(hash: string): Promise<ReleaseManifest>;
  stronger(hash: string): Promise<StrongerPlaces>;
  /** The bytes of a file in an encoding. */
  read(file: ReleaseFile, encoding: ContentEncoding, stronger?: StrongerPlaces): Promise<Buffer>;
}

/** Quality for files that the storage keeps as they are and that are asked for compressed. */
const onDemand = { [constants.BROTLI_PARAM_QUALITY]: 9 };

async function decoded(
  bytes: Buffer,
  encoding: Exclude<Place, "stored">["encoding"],
): Promise<Buffer> {
  switch (encoding) {
    case "identity":
      return bytes;
    case "br":
      return unbrotli(bytes);
    case "zstd":
      return unzstd(bytes);
  }
}

export function createReleaseFiles(storage: Storage): ReleaseFiles {
  async function whole(hash: string): Promise<Buffer> {
    const bytes = await storage.get(hash);
    if (!bytes) throw new Error(`A file of a release is missing: ${hash}`);
    return bytes;
  }

  async function part({ pack, start, length }: Exclude<Place, "stored">): Promise<Buffer> {
    if (length === 0) return Buffer.alloc(0);
    const stream = await storage.stream(pack, { start, end: start + length - 1 });
    if (!stream) throw new Error(`A pack of a release is missing: ${pack}`);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    if (bytes.length !== length) throw new Error(`A pack of a release is cut short: ${pack}`);
    return bytes;
  }

  async function plain({ hash, place }: ReleaseFile): Promise<Buffer> {
    return place === "stored" ? whole(hash) : decoded(await part(place), place.encoding);
  }

  return {
    manifest: async (hash) => readManifest((await whole(hash)).toString()),
    stronger: async (hash) => JSON.parse((await whole(hash)).toString()) as StrongerPlaces,
    async read(file, encoding, stronger = {}) {
      const best = Object.hasOwn(stronger, file.hash) ? stronger[file.hash] : undefined;
      const place = best ?? file.place;
      if (encoding === "br" && place !== "stored" && place.encoding === "br") return part(place);
      const bytes = await plain(file);
      if (encoding === "identity") return bytes;
      return encoding === "gzip" ? gzipped(bytes) : brotli(bytes, { params: onDemand });
    },
  };
}
