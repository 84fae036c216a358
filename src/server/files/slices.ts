import { createHash } from "node:crypto";
import { setImmediate as pause } from "node:timers/promises";

/** Takes some 10 ms to be read as a text. */
const sliceBytes = 262_144;

/** Parts of bytes, one after the other; what else waits for the process has its turn between them. */
export async function* slicesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    if (start > 0) await pause();
    yield bytes.subarray(start, start + sliceBytes);
  }
}

/** The same as `contentHash`, for bytes that take a while. */
export async function hashInSlices(bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256");
  for await (const slice of slicesOf(bytes)) hash.update(slice);
  return hash.digest("hex");
}
