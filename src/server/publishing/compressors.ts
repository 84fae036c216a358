import { promisify } from "node:util";
import { brotliCompress, constants, zstdCompress } from "node:zlib";
import type { Compress } from "#/publish/pack-builder.ts";

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);

function brotliOf(quality: number): Compress {
  return (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
}

/** Quick ones for publishing, in the pool of threads; the strongest one for afterwards. */
export const compressors = {
  br: brotliOf(4),
  zstd: ((bytes) =>
    zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })) satisfies Compress,
  strongest: brotliOf(11),
};
