import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, zstdCompressSync } from "node:zlib";
import type { BrotliOptions } from "node:zlib";
import { contentHash } from "#/publish/content-hash.ts";
import { plainBytes } from "#/publish/pack-builder.ts";
import type { Content, PackEncoding, Compressed } from "#/publish/pack-builder.ts";

const compressAside = promisify(brotliCompress);

function brotliOptions(plain: Uint8Array, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  };
}

function compress(plain: Uint8Array, encoding: PackEncoding, quality: number): Uint8Array {
  switch (encoding) {
    case "identity":
      return plain;
    case "br":
      return brotliCompressSync(plain, brotliOptions(plain, quality));
    case "zstd":
      return zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  }
}

/** Hashes and compresses content on this thread; `quality` is brotli's, 0–11. */
export function compressContent(
  content: Content,
  encoding: PackEncoding,
  quality: number,
): Compressed {
  const plain = plainBytes(content);
  return {
    hash: contentHash(plain),
    size: plain.length,
    bytes: compress(plain, encoding, quality),
  };
}

/** The same; brotli runs on a thread of Node's own, so that this one answers meanwhile. */
export async function compressInBackground(
  content: Content,
  encoding: PackEncoding,
  quality: number,
): Promise<Compressed> {
  if (encoding !== "br") return compressContent(content, encoding, quality);
  const plain = plainBytes(content);
  const bytes = await compressAside(plain, brotliOptions(plain, quality));
  return { hash: contentHash(plain), size: plain.length, bytes };
}
