import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FormerSite } from "../sites/sites.ts";
import type { VersionSource } from "./bring-versions.ts";
import type { VisitorSource } from "./bring-visitors.ts";

/** Where a project is read from. What it throws about hostile content is a `ProjectRefused`. */
export interface ProjectSource {
  /** The bytes of `site.json`. */
  site(): Promise<Uint8Array>;
  /** Names of the files in `pictures/`. */
  readonly files: ReadonlySet<string>;
  /** The bytes of one of `files`. */
  picture(file: string): Promise<Uint8Array>;
  /** Names of those in `files/`; undefined where there can be none. */
  readonly downloads?: ReadonlySet<string>;
  /** The bytes of one of `downloads`. */
  download?(file: string): Promise<Uint8Array>;
  /** Lists of what visitors sent to it, where there are any: each is read as it comes. */
  readonly visitors?: VisitorSource;
  /** What it was, where that is told. */
  readonly versions?: VersionSource;
  /** What the site was called where it comes from, if that is told. */
  former?(): Promise<FormerSite | undefined>;
}

/** A document without pictures and files of its own. */
export function documentSource(json: Uint8Array): ProjectSource {
  return {
    site: async () => json,
    files: new Set(),
    picture: () => Promise.reject(new Error("A document brings no pictures")),
  };
}

async function namesIn(folder: string): Promise<Set<string>> {
  return new Set((await readdir(folder)).filter((name) => !name.startsWith(".")));
}

/** A folder with `site.json`, `pictures/` and, where the site has files, `files/`, such as a starter. */
export async function folderSource(folder: string): Promise<ProjectSource> {
  const pictures = join(folder, "pictures");
  const downloads = join(folder, "files");
  const files = await namesIn(pictures);
  return {
    site: () => readFile(join(folder, "site.json")),
    files,
    picture: (file) => readFile(join(pictures, file)),
    downloads: await namesIn(downloads).catch(() => new Set<string>()),
    download: (file) => readFile(join(downloads, file)),
  };
}
