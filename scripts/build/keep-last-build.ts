import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";

const listName = ".kept.json";

/** What the list says, and nothing where a full disk or a lost machine cut it off: what it named stays one build more. */
function listed(list: string): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(list, "utf8")));
  } catch {
    return [];
  }
}

/** The files of a built folder that are there for programs of the build before alone, and the list of them. */
export function keptFiles(folder: string): ReadonlySet<string> {
  const list = path.join(folder, listName);
  return existsSync(list) ? new Set([listName, ...listed(list)]) : new Set();
}

/**
 * Leaves in the folder the programs and parts that the build before wrote under other names: a program that runs loads
 * some of its parts when it first needs them. What builds before that wrote is removed, once something has changed. The
 * folder must not be emptied by the bundler.
 */
export function keepLastBuild(): Plugin {
  return {
    name: "keep-last-build",
    writeBundle({ dir = "" }, bundle) {
      const isOlder = keptFiles(dir);
      const left = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
        .filter((file) => !Object.hasOwn(bundle, file));
      const kept = left.filter((file) => !isOlder.has(file));
      // the same as before: what runs may be the one before that still
      if (kept.length === 0 && isOlder.size > 0) return;
      for (const file of left) if (isOlder.has(file)) rmSync(path.join(dir, file));
      const list = path.join(dir, listName);
      writeFileSync(`${list}.new`, JSON.stringify(kept));
      renameSync(`${list}.new`, list);
    },
  };
}
