import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where a project is read from. What it throws about hostile content is a `ProjectRefused`. */
export interface ProjectSource {
  /** The parsed `site.json`. */
  site(): Promise<unknown>;
  /** Names of the files in `pictures/`. */
  readonly files: ReadonlySet<string>;
  /** The bytes of one of `files`. */
  picture(file: string): Promise<Uint8Array>;
}

/** A document without pictures of its own. */
export function documentSource(document: unknown): ProjectSource {
  return {
    site: async () => document,
    files: new Set(),
    picture: () => Promise.reject(new Error("A document brings no pictures")),
  };
}

/** A folder with `site.json` and `pictures/`, such as a starter. */
export async function folderSource(folder: string): Promise<ProjectSource> {
  const pictures = join(folder, "pictures");
  const files = new Set((await readdir(pictures)).filter((name) => !name.startsWith(".")));
  return {
    site: async () => JSON.parse(await readFile(join(folder, "site.json"), "utf8")),
    files,
    picture: (file) => readFile(join(pictures, file)),
  };
}
