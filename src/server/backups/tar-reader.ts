import type { FileHandle } from "node:fs/promises";
import { blockBytes, endBytes, paddingAfter, readTarHeader } from "./tar-header.ts";
import type { TarEntry } from "./tar-header.ts";

/** A file in an archive that is read from its beginning to its end. */
export interface TarFile extends TarEntry {
  /** Where its header stands, and where the next one does. */
  readonly start: number;
  readonly next: number;
  /** Its bytes, in pieces. @throws TarProblem where the archive ends before them */
  body(): AsyncGenerator<Buffer, void>;
}

const problems = {
  "no-file": "What follows is no file of an archive.",
  "cut-off": "The archive is cut off.",
  "goes-on": "Something follows after the end of the archive.",
} as const;

/** Why an archive can't be read on. */
export class TarProblem extends Error {
  override name = "TarProblem";
  readonly what: keyof typeof problems;

  constructor(what: keyof typeof problems) {
    super(problems[what]);
    this.what = what;
  }
}

const pieceBytes = 1_048_576;

async function readPiece(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const piece = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(piece, done, length - done, start + done);
    if (bytesRead === 0) throw new TarProblem("cut-off");
    done += bytesRead;
  }
  return piece;
}

/** The files of an archive, until its end. @throws TarProblem */
export async function* readTar(file: FileHandle): AsyncGenerator<TarFile, void> {
  const { size } = await file.stat();
  let start = 0;
  for (;;) {
    if (start + blockBytes > size) throw new TarProblem("cut-off");
    const entry = readTarHeader(await readPiece(file, start, blockBytes));
    if (entry === "end") {
      const end = start + endBytes;
      if (end === size) return;
      throw new TarProblem(end > size ? "cut-off" : "goes-on");
    }
    if (entry === undefined) throw new TarProblem("no-file");
    const first = start + blockBytes;
    const end = first + entry.bytes;
    const next = end + paddingAfter(entry.bytes);
    yield {
      ...entry,
      start,
      next,
      async *body() {
        for (let place = first; place < end; place += pieceBytes)
          yield await readPiece(file, place, Math.min(pieceBytes, end - place));
      },
    };
    start = next;
  }
}
