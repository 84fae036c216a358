import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import type { BrotliOptions, CompressCallback } from "node:zlib";

/** Of Brotli: a tenth of the time that the strongest takes, and less. */
const quick = 4;
const quality = zlib.constants.BROTLI_PARAM_QUALITY;
/** Set by a test that measures what is published. */
export const strongVariable = "VITRINE_TEST_STRONG_COMPRESSION";

const { brotliCompress } = zlib;

function compressQuickly(content: Uint8Array, options: BrotliOptions, done: CompressCallback) {
  const { [quality]: asked = quick } = options.params ?? {};
  const params = { ...options.params, [quality]: Math.min(Number(asked), quick) };
  brotliCompress(content, process.env[strongVariable] ? options : { params }, done);
}

/*
 * Files of small sites are compressed as strongly as can be when they are published, some 35 ms of a processor for
 * each: worlds publish hundreds of sites, whose files are read and not weighed. It is loaded before each file of tests
 * in a process, and there once.
 */
if (brotliCompress.name !== compressQuickly.name) {
  Object.assign(zlib, { brotliCompress: compressQuickly });
  syncBuiltinESMExports();
}
