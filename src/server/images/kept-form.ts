/** Segments of a JPEG that hold nothing but its picture: tables, frames, restart intervals. */
const pictureSegments = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd]);
const [startOfImage, endOfImage, startOfScan, application0] = [0xd8, 0xd9, 0xda, 0xe0];

/** Where the next marker after a scan's data stands; stuffed bytes and restarts belong to the data. */
function afterScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function isPlainJpeg(bytes: Buffer): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    const isJfif =
      marker === application0 &&
      length === 16 &&
      bytes.toString("latin1", at + 4, at + 8) === "JFIF";
    if (!isJfif && marker !== startOfScan && !pictureSegments.has(marker)) return false;
    at += 2 + length;
    if (marker !== startOfScan) continue;
    at = afterScan(bytes, at);
    if (bytes[at + 1] === endOfImage) return at + 2 === bytes.length;
  }
  return false;
}

function isPlainLosslessWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.toString("latin1", 0, 4) !== "RIFF") return false;
  if (bytes.toString("latin1", 8, 16) !== "WEBPVP8L") return false;
  const content = bytes.readUInt32LE(16);
  return (
    bytes.readUInt32LE(4) + 8 === bytes.length && 20 + content + (content % 2) === bytes.length
  );
}

/**
 * The type of bytes that have the form in which pictures are kept: a JPEG or a lossless WebP with nothing in it but its
 * pixels. Such a file may come back byte for byte, so that an export can be imported without a loss.
 */
export function keptFormOf(bytes: Uint8Array): "image/jpeg" | "image/webp" | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPlainJpeg(buffer)) return "image/jpeg";
  return isPlainLosslessWebp(buffer) ? "image/webp" : undefined;
}
