import { type FileHandle, open } from "node:fs/promises";
import type { PartedContent } from "./put-in-parts.ts";

async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await file.read(bytes, done, length - done, start + done);
    if (bytesRead === 0) throw new Error("A file has become shorter while it was sent.");
    done += bytesRead;
  }
  return bytes;
}

/** Works with a file whose parts are read when they are asked for. @throws the system's errors */
export async function withFile<Result>(
  path: string,
  work: (content: PartedContent) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const part = (start: number, end: number) => readPart(file, start, Math.min(end, size) - start);
    return await work({ size, part });
  } finally {
    await file.close();
  }
}
