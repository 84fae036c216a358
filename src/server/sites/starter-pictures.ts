import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { starters } from "#/starters/registry.ts";
import { contentHash } from "../storage/storage.ts";

/** The hashes of the files that starters bring as pictures, read when they are first asked for. */
type StarterPictures = () => Promise<ReadonlySet<string>>;

async function readHashes(startersFolder: string): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for (const { id } of starters) {
    const folder = join(startersFolder, id, "pictures");
    for (const file of await readdir(folder))
      hashes.add(contentHash(await readFile(join(folder, file))));
  }
  return hashes;
}

export function createStarterPictures(startersFolder: string): StarterPictures {
  let known: Promise<ReadonlySet<string>> | undefined;
  return () => {
    known ??= readHashes(startersFolder).catch((error: unknown) => {
      // what couldn't be read once may be read the next time
      known = undefined;
      throw error;
    });
    return known;
  };
}
