/**
 * Loaded before a server of the stories and its picture processes: its encoders make what they would make, of the same
 * formats and sizes, with the least effort, which costs bytes that no story weighs. Unit tests hold what the product
 * asks of them. Plain JavaScript, as it is read by each process.
 */
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";

const { BROTLI_PARAM_QUALITY } = zlib.constants;
/** The best of Brotli's quick ones. */
const quick = 4;

/** Options of Brotli whose quality is no more than the quick one. */
function quickly(options) {
  const { [BROTLI_PARAM_QUALITY]: asked = quick } = options.params;
  const params = { ...options.params, [BROTLI_PARAM_QUALITY]: Math.min(asked, quick) };
  return { ...options, params };
}

const { brotliCompress, brotliCompressSync } = zlib;
zlib.brotliCompress = (bytes, options, done) => brotliCompress(bytes, quickly(options), done);
zlib.brotliCompressSync = (bytes, options) => brotliCompressSync(bytes, quickly(options));
syncBuiltinESMExports();

/** What an encoder of pictures is asked for instead. */
const least = {
  avif: { effort: 0 },
  webp: { effort: 0 },
  jpeg: { mozjpeg: false },
};
if (process.argv[1]?.endsWith("picture-worker.js")) {
  const { default: sharp } = await import("sharp");
  for (const [format, options] of Object.entries(least)) {
    const encode = sharp.prototype[format];
    sharp.prototype[format] = function encodeQuickly(asked) {
      return encode.call(this, { ...asked, ...options });
    };
  }
}
