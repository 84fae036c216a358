import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** A file of the bundler's: its name, what it holds, and the files that it names. */
export interface Part {
  fileName: string;
  code: string;
  readonly name: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Letters from which on a file is worth keeping in a browser from one version to the next: React is. */
const large = 50_000;
const hashed = /[\w-]+-[\w-]{8}\.js/g;

/** Files, and all that they name. */
function closure(files: readonly Part[], all: ReadonlyMap<string, Part>): Set<Part> {
  const found = new Set<Part>();
  const add = (part: Part | undefined): void => {
    if (!part || found.has(part)) return;
    found.add(part);
    for (const other of [...part.imports, ...part.dynamicImports]) add(all.get(other));
  };
  for (const file of files) add(file);
  return found;
}

/**
 * Names for files that name each other, with one hash, of what is in all of them: hashes don’t compress, and what every page
 * loads names a dozen files. Files alone keep theirs, and so do large ones with what they load.
 */
export function namesOf(parts: readonly Part[]): Map<string, string> {
  const all = new Map(parts.map((part) => [part.fileName, part]));
  const kept = closure(
    parts.filter(({ code }) => code.length > large),
    all,
  );
  const linked = closure(
    parts.filter(({ isEntry, dynamicImports }) => isEntry && dynamicImports.length > 0),
    all,
  );
  const renamed = [...linked]
    .filter((part) => !kept.has(part))
    .toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1));
  const hash = createHash("sha256");
  for (const { fileName } of renamed) hash.update(fileName);
  const one = hash.digest("base64url").slice(0, 8);
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { fileName, name } of renamed) {
    let own = name;
    for (let count = 2; taken.has(own); count += 1) own = `${name}${count}`;
    taken.add(own);
    names.set(fileName, `${own}-${one}.js`);
  }
  return names;
}

/** Gives files that load each other one hash (decision 1091). */
export function oneHash(): Plugin {
  return {
    name: "one-hash",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const parts = Object.values(bundle).filter((part) => part.type === "chunk");
        const names = namesOf(parts);
        for (const part of parts) {
          part.code = part.code.replaceAll(hashed, (file) => names.get(file) ?? file);
          part.fileName = names.get(part.fileName) ?? part.fileName;
        }
      },
    },
  };
}
