import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesOf, firstParts, readBuildManifest } from "../../src/server/app-preloads.ts";

/** The most that the editor may load before a page can be edited, in bytes of its scripts as the strongest brotli makes them. */
const budget = 160 * 1024;

/** What features do in an open site, its words (in the language that has most of them) and those of a Russian site's visitors. */
const withIt = [
  /^features\/[^/]+\/[^/]+-editing\.ts$/,
  /^words\/locales\/ru\.data\.ts$/,
  /\/visitor-messages\/ru\.data\.ts$/,
];

/** Bytes of the scripts that the built app in `folder` asks for until a site is open, without the page's own sections. */
export async function firstLoadOf(folder: string): Promise<number> {
  const manifest = await readBuildManifest(path.join(folder, "manifest.json"));
  const late = Object.keys(manifest).filter((part) => withIt.some((one) => one.test(part)));
  const missing = firstParts.filter((part) => !manifest[part]);
  if (missing.length > 0 || late.length < withIt.length)
    throw new Error(`The editor's first load isn't known: ${missing.join(", ")}`);
  const files = [...filesOf(manifest, [...firstParts, ...late])];
  const sizes = files
    .filter((file) => file.endsWith(".js"))
    .map(async (file) => brotliCompressSync(await readFile(path.join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Stops a build whose editor would load more than the budget. */
export async function holdFirstLoad(folder: string): Promise<void> {
  const bytes = await firstLoadOf(folder);
  if (bytes > budget)
    throw new Error(
      `The editor's first load is ${(bytes / 1024).toFixed(1)} KB; ${budget / 1024} KB is the most.`,
    );
}
