import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Hashes of what pages are rendered with, by which a release tells which of them have to be re-rendered. */
export interface RenderHashes {
  /** Of everything that all pages have in common. */
  readonly core: string;
  /** Of the folders of sections, by the ids of their templates. */
  readonly looks: Readonly<Record<string, string>>;
}

/**
 * What renders a page, but the folders of sections: the machine-checked directions of imports let it reach nothing else of
 * the sources. The list of templates renders nothing.
 */
const core = [
  "src/{lib,vendors,site,fields,chrome,render,publish}/**",
  "src/sections/kit/**",
  "src/sections/*.ts",
  "scripts/build/targets.ts",
  "package-lock.json",
];
const rendersNothing =
  /\.(test|scenarios|property)\.tsx?$|-fixture\.tsx?$|\/fixtures\/|\.(md|webp)$|sections\/(registry|categories)\.ts$/;

function hashOf(root: string, patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    const name = path.relative(root, file).split(path.sep).join("/");
    if (!rendersNothing.test(name))
      hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("base64url").slice(0, 22);
}

export function renderHashes(root: string): RenderHashes {
  const looks: Record<string, string> = {};
  for (const definition of globSync("src/sections/*/index.ts", { cwd: root }).toSorted()) {
    const folder = path.dirname(definition);
    if (path.basename(folder) === "kit") continue;
    const text = readFileSync(path.join(root, definition), "utf8");
    const hash = hashOf(root, [`${folder}/**`]);
    for (const [, id = ""] of text.matchAll(/\bid: "([^"]+)"/g)) looks[id] = hash;
  }
  return { core: hashOf(root, core), looks };
}

/** Lays them beside the program that renders. */
export async function writeRenderHashes(root: string): Promise<void> {
  const file = path.join(root, "dist/server/render-hashes.json");
  await writeFile(file, JSON.stringify(renderHashes(root)));
}
