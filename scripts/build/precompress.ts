import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Lays `.br` and `.gz` beside each text file of `folder`, for a server that sends them as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync("**/*.{js,css,svg,json}", { cwd: folder });
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params }).then((body) => writeFile(`${file}.br`, body)),
    gzipped(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ]);
}
