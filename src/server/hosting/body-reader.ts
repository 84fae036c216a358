import type { ReleaseFile } from "#/publish/manifest.ts";
import { createBodyCache } from "./body-cache.ts";
import type { ContentEncoding, ReleaseFiles } from "./release-files.ts";
import type { RecompressedPlaces } from "#/publish/manifest-file.ts";

export interface WantedBody {
  readonly file: ReleaseFile;
  readonly encoding: ContentEncoding;
  readonly recompressed: RecompressedPlaces;
  /** Tells compressed forms of a file apart: they change while the file stays. */
  readonly version: string;
}

/** Bodies of answers, out of memory where they were sent lately. */
export interface BodyReader {
  inMemory(wanted: WantedBody): Buffer | undefined;
  /** Reads a body once, however many ask for it at the same time. */
  read(wanted: WantedBody): Promise<Buffer>;
}

function keyOf({ file, encoding, version }: WantedBody): string {
  return `${file.hash} ${encoding}${version}`;
}

/** `memory` is how many bytes of bodies are kept. */
export function createBodyReader(files: ReleaseFiles, memory: number): BodyReader {
  const bodies = createBodyCache(memory);
  const reading = new Map<string, Promise<Buffer>>();
  return {
    inMemory: (wanted) => bodies.get(keyOf(wanted)),
    read(wanted) {
      const key = keyOf(wanted);
      const running = reading.get(key);
      if (running) return running;
      const body = files
        .read(wanted.file, wanted.encoding, wanted.recompressed)
        .then((bytes) => {
          bodies.set(key, bytes);
          return bytes;
        })
        .finally(() => reading.delete(key));
      reading.set(key, body);
      return body;
    },
  };
}
