import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { LeavingFile } from "./leaving-file.ts";

/** Files as a zip, which is made as it is read. */
export interface ZippedFiles {
  /** How large it will be; undefined where that isn't known before. */
  readonly bytes: number | undefined;
  stream(): Readable;
}

/** One moment for every file, in the archive's own form: the same files give the same bytes anywhere. */
const fixed = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true } as const;

/** Opens a file when its turn in the archive has come. */
type Open = (file: LeavingFile, ready: (error: unknown, stream: Readable) => void) => void;

function zipOf(files: readonly LeavingFile[], compress: boolean, open: Open): ZipFile {
  const zip = new ZipFile();
  for (const file of files) {
    const size = file.isExact && !compress ? { size: file.bytes } : {};
    const options = { ...fixed, ...size, compress: compress && file.isText };
    zip.addReadStreamLazy(file.path, options, (ready) => open(file, ready));
  }
  return zip;
}

function sizeOf(files: readonly LeavingFile[]): number | undefined {
  let size = -1;
  zipOf(files, false, () => undefined).end(
    { forceZip64Format: false, comment: "" },
    (...sizes: number[]) => void (size = sizes[0] ?? -1),
  );
  return size < 0 ? undefined : size;
}

/** Whoever reads half of it has no archive: what goes wrong breaks it off. Where its reader goes, what is open is closed. */
function streamOf(files: readonly LeavingFile[], compress: boolean): Readable {
  const output = new PassThrough();
  let current: Readable | undefined;
  const fail = (error: Error) => void output.destroy(error);
  const zip = zipOf(files, compress, (file, ready) => {
    if (output.destroyed) return;
    current = Readable.from(file.open(), { objectMode: false }).on("error", fail);
    ready(null, current);
  });
  zip.on("error", fail);
  output.on("close", () => current?.destroy());
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}

/** `compress` makes texts small, where nobody wants the same bytes from every version of the program. */
export function zipFiles(
  files: readonly LeavingFile[],
  { compress }: { readonly compress: boolean },
): ZippedFiles {
  return {
    bytes: compress ? undefined : sizeOf(files),
    stream: () => streamOf(files, compress),
  };
}
