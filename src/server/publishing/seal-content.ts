import { brotliCompressSync, constants, zstdCompressSync } from "node:zlib";
import { contentHash } from "#/publish/content-hash.ts";
import { plainBytes } from "#/publish/pack-builder.ts";
import type { Content, PackEncoding, Sealed } from "#/publish/pack-builder.ts";

function compress(plain: Uint8Array, encoding: PackEncoding, quality: number): Uint8Array {
  switch (encoding) {
    case "identity":
      return plain;
    case "br":
      return brotliCompressSync(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      });
    case "zstd":
      return zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  }
}

/** Hashes and compresses content on this thread; `quality` is brotli's, 0–11. */
export function sealContent(content: Content, encoding: PackEncoding, quality: number): Sealed {
  const plain = plainBytes(content);
  return {
    hash: contentHash(plain),
    size: plain.length,
    bytes: compress(plain, encoding, quality),
  };
}
