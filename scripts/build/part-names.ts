import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/** All that the app is made from. */
const sources = ["src/**/*.{ts,tsx,css,json,svg}", "scripts/build/*.ts", "package-lock.json"];
const definition = /\/src\/sections\/[\w-]+\/index\.ts$/;
/** The fewest characters that the bundler makes a hash of. */
const length = 7;

/** The hash of everything that the app is made from. */
export function sourcesHash(root: string): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(`${file}\0`).update(readFileSync(full));
  }
  return hash.digest("hex").slice(0, length);
}

/**
 * Names for the files of the editor. A hash doesn't compress, and the first file has a table of all definitions of
 * sections: they have one hash in their names, of everything that the app is made from, the others each their own.
 */
export function partNames(hash: string) {
  return ({ facadeModuleId }: { readonly facadeModuleId: string | null }): string =>
    definition.test(facadeModuleId ?? "")
      ? `assets/[name]-${hash}.js`
      : `assets/[name]-[hash:${length}].js`;
}

/** Names for what the scripts load besides scripts: style sheets, which they name most, have the hash of all sources. */
export function assetNames(hash: string) {
  return ({ names }: { readonly names: readonly string[] }): string =>
    names.some((name) => name.endsWith(".css"))
      ? `assets/[name]-${hash}[extname]`
      : `assets/[name]-[hash:${length}][extname]`;
}
