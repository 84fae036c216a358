import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { endBytes, paddingAfter, tarHeader } from "./tar-header.ts";
import type { TarEntry } from "./tar-header.ts";

/** Writes a tar archive, file after file. */
export interface TarWriter {
  /**
   * Adds a file and answers the SHA-256 of its bytes. Where that fails, or where `isRight` doesn't want these bytes, the
   * archive is as long as it was before.
   */
  add(
    entry: TarEntry,
    body: AsyncIterable<Buffer> | Iterable<Buffer>,
    isRight?: (hash: string) => boolean,
  ): Promise<string | undefined>;
  /** Ends the archive durably. */
  end(): Promise<void>;
}

/** Goes on writing an archive at a place of its file. */
export function createTarWriter(file: FileHandle, start: number, now: () => number): TarWriter {
  let end = start;

  async function write(bytes: Buffer, position: number): Promise<number> {
    let done = 0;
    while (done < bytes.length)
      done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
    return position + bytes.length;
  }

  async function addBytes(
    { name, bytes }: TarEntry,
    body: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<{ hash: string; position: number }> {
    const hash = createHash("sha256");
    let position = await write(tarHeader({ name, bytes }, Math.floor(now() / 1_000)), end);
    let written = 0;
    for await (const chunk of body) {
      hash.update(chunk);
      written += chunk.length;
      position = await write(chunk, position);
    }
    if (written !== bytes) throw new RangeError(`${name} has ${written} bytes, not ${bytes}`);
    position = await write(Buffer.alloc(paddingAfter(bytes)), position);
    return { hash: hash.digest("hex"), position };
  }

  return {
    async add(entry, body, isRight = () => true) {
      try {
        const { hash, position } = await addBytes(entry, body);
        if (isRight(hash)) {
          end = position;
          return hash;
        }
      } catch (error) {
        // what is too short or cut off is no file of the archive
        await file.truncate(end).catch(() => undefined);
        throw error;
      }
      await file.truncate(end);
      return undefined;
    },
    async end() {
      end = await write(Buffer.alloc(endBytes), end);
      await file.truncate(end);
      await file.sync();
    },
  };
}
