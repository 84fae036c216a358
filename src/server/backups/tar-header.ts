/** A file in a tar archive. */
export interface TarEntry {
  readonly name: string;
  readonly bytes: number;
}

/** Headers and contents of a tar archive fill whole blocks of so many bytes. */
export const blockBytes = 512;
/** Two empty blocks end an archive. */
export const endBytes = 2 * blockBytes;
const longestName = 100;
/** What eleven octal digits can say; larger numbers are written as bytes. */
const mostOctal = 8 ** 11 - 1;
/** Of a header: where its parts begin, and how long they are. */
const at = {
  name: [0, longestName],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;
const magic = "ustar\u000000";

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, "0")}\0`;
}

function writeSize(header: Buffer, bytes: number): void {
  const [start, length] = at.size;
  if (bytes <= mostOctal) {
    header.write(octal(bytes, length), start, "latin1");
    return;
  }
  header[start] = 0x80;
  header.writeBigUInt64BE(BigInt(bytes), start + length - 8);
}

function readSize(header: Buffer): number {
  const [start, length] = at.size;
  if (header[start] === 0x80) return Number(header.readBigUInt64BE(start + length - 8));
  return Number.parseInt(header.toString("latin1", start, start + length), 8);
}

/** The sum of a header's bytes, its own place counted as spaces. */
function sumOf(header: Buffer): number {
  const [start, length] = at.sum;
  let sum = 0;
  for (const [place, byte] of header.entries())
    sum += place >= start && place < start + length ? 0x20 : byte;
  return sum;
}

/** What stands before a file's bytes: only its owner may read it. */
export function tarHeader({ name, bytes }: TarEntry, seconds: number): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new RangeError(`Too long a name: ${name}`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, at.name[0]);
  header.write(octal(0o600, at.mode[1]), at.mode[0], "latin1");
  header.write(octal(0, at.owner[1]), at.owner[0], "latin1");
  header.write(octal(0, at.group[1]), at.group[0], "latin1");
  writeSize(header, bytes);
  header.write(octal(seconds, at.time[1]), at.time[0], "latin1");
  header.write("0", at.type[0], "latin1");
  header.write(magic, at.magic[0], "latin1");
  header.write(`${octal(sumOf(header), 7)} `, at.sum[0], "latin1");
  return header;
}

/** Reads a header; `end` for the empty block after the last file, undefined for what is none of a plain file. */
export function readTarHeader(header: Buffer): TarEntry | "end" | undefined {
  if (header.every((byte) => byte === 0)) return "end";
  const [sumStart, sumLength] = at.sum;
  const sum = Number.parseInt(header.toString("latin1", sumStart, sumStart + sumLength), 8);
  if (sum !== sumOf(header) || header.toString("latin1", ...span(at.type)) !== "0")
    return undefined;
  const bytes = readSize(header);
  if (!Number.isSafeInteger(bytes) || bytes < 0) return undefined;
  const name = header.toString("utf8", ...span(at.name)).replace(/\0.*$/s, "");
  return { name, bytes };
}

function span([start, length]: readonly [number, number]): [number, number] {
  return [start, start + length];
}

/** How many bytes follow a file's own until the next header. */
export function paddingAfter(bytes: number): number {
  return (blockBytes - (bytes % blockBytes)) % blockBytes;
}
