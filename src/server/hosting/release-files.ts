import { readOwnJson } from "#/lib/read-own-json.ts";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip, zstdDecompress } from "node:zlib";
import { readManifest } from "#/publish/manifest-file.ts";
import type { RecompressedPlaces } from "#/publish/manifest-file.ts";
import type { ManifestPart, Place, ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import { errorCodeOf } from "../errors.ts";
import { streamDownload } from "./download-stream.ts";
import { LostContent } from "../storage/lost-content.ts";
import { type Storage, contentHash } from "../storage/storage.ts";

const unbrotli = promisify(brotliDecompress);
const unzstd = promisify(zstdDecompress);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type ContentEncoding = "identity" | "br" | "gzip";

/** Reads what releases consist of, checked against its hashes. @throws LostContent, and the storage's errors */
export interface ReleaseFiles {
  manifest(hash: string): Promise<ReleaseManifest>;
  recompressed(hash: string): Promise<RecompressedPlaces>;
  /** The bytes of a file in an encoding. */
  read(
    file: ReleaseFile,
    encoding: ContentEncoding,
    recompressed?: RecompressedPlaces,
  ): Promise<Buffer>;
  /** The bytes of a download as they are wanted, both ends of a part inclusive. The last come when all were checked. */
  stream(file: ReleaseFile, part?: { start: number; end: number }): AsyncGenerator<Buffer>;
}

/** Quality for files that the storage keeps as they are and that are asked for compressed. */
const onDemand = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Whether the system refused to read a file; where it has no handles left, it will soon. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && errorCodeOf(error) !== "unavailable";
}

function isWorking(storage: Storage): Promise<boolean> {
  return storage.check().then(
    () => true,
    () => false,
  );
}

type Packed = Exclude<Place, "stored">;

async function decoded(bytes: Buffer, encoding: Packed["encoding"]): Promise<Buffer> {
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
  function lost(hash: string, what: "missing" | "damaged"): LostContent {
    storage.distrust(hash);
    return new LostContent(hash, what);
  }

  async function whole(hash: string): Promise<Buffer> {
    const bytes = await storage.get(hash);
    if (!bytes) throw lost(hash, "missing");
    return bytes;
  }

  /** Reads a file that says where a release's content is: unreadable in a storage that works otherwise, it is lost. */
  async function legible<Result>(hash: string, read: () => Promise<Result>): Promise<Result> {
    try {
      return await read();
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      if (!storage.distrusted.has(hash) && !(await isWorking(storage))) throw error;
      storage.distrust(hash);
      throw new LostContent(hash, "unreadable", { cause: error });
    }
  }

  async function part({ pack, start, length }: Omit<Packed, "encoding">): Promise<Buffer> {
    if (length === 0) return Buffer.alloc(0);
    const stream = await storage.stream(pack, { start, end: start + length - 1 });
    if (!stream) throw lost(pack, "missing");
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    if (bytes.length !== length) throw lost(pack, "damaged");
    return bytes;
  }

  async function manifestPart({ file, start, length, hash }: ManifestPart): Promise<Buffer> {
    const bytes = await part({ pack: file, start, length });
    if (contentHash(bytes) !== hash) throw lost(file, "damaged");
    return bytes;
  }

  /** What a part of a pack holds, as it is kept and as its file has it. Never what its file's hash doesn't name. */
  async function unpacked(place: Packed, hash: string): Promise<{ kept: Buffer; plain: Buffer }> {
    const kept = await part(place);
    const plain = await decoded(kept, place.encoding).catch(() => undefined);
    if (!plain || contentHash(plain) !== hash) throw lost(place.pack, "damaged");
    return { kept, plain };
  }

  async function readFrom(place: Place, hash: string, encoding: ContentEncoding): Promise<Buffer> {
    const own = place === "stored" ? { plain: await whole(hash) } : await unpacked(place, hash);
    if (encoding === "identity") return own.plain;
    if (encoding === "gzip") return gzipped(own.plain);
    return place !== "stored" && place.encoding === "br" && "kept" in own
      ? own.kept
      : brotli(own.plain, { params: onDemand });
  }

  return {
    stream: (file, part) => streamDownload(storage, file, part),
    manifest: (hash) =>
      legible(hash, async () => readManifest(await whole(hash), hash, manifestPart)),
    recompressed: (hash) => legible(hash, async () => readOwnJson((await whole(hash)).toString())),
    async read(file, encoding, recompressed = {}) {
      const best = Object.hasOwn(recompressed, file.hash) ? recompressed[file.hash] : undefined;
      if (best && encoding === "br") {
        try {
          return await readFrom(best, file.hash, encoding);
        } catch (error) {
          if (!(error instanceof LostContent)) throw error;
        }
      }
      return readFrom(file.place, file.hash, encoding);
    },
  };
}
