import { createHash, type Hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Remembers in a file the state of the sources from which something was made. */
export interface Stamp {
  isCurrent(): boolean;
  write(): void;
}

/**
 * The state is the names, sizes and times of all files in `sources` (files and folders, relative
 * to `root`) but tests: no file is read, so it costs milliseconds. It is taken at once, so that a
 * change during the build counts as one after it.
 */
export function stampOf(root: string, file: string, sources: string[]): Stamp {
  const hash = createHash("sha256");
  for (const source of sources) addToState(hash, path.join(root, source));
  const state = hash.digest("hex");
  return {
    isCurrent: () => readStamp(file) === state,
    write() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, state);
    },
  };
}

function addToState(hash: Hash, file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || /\.(test|scenarios)\.tsx?$|\.md$/.test(file)) return;
  if (!stat.isDirectory()) {
    hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(file).toSorted()) addToState(hash, path.join(file, name));
}

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
