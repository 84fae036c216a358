import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesOf, firstParts, readBuildManifest } from "../../src/server/app-preloads.ts";
import { isPassedBy } from "./direct-parts.ts";

/**
 * The most that the editor may load until the demo shop's home page can be edited, in bytes of its scripts as the
 * strongest brotli makes them (decisions 370 and 373 say what counts).
 */
const budget = 160 * 1024;

/** What features do in an open site, its words (in the language that has most of them) and those of a Russian site's visitors. */
const withIt = [
  /^features\/[^/]+\/[^/]+-editing\.ts$/,
  /^words\/locales\/ru\.data\.ts$/,
  /\/visitor-messages\/ru\.data\.ts$/,
];

const demo = path.join(import.meta.dirname, "../../src/starters/shop/site.json");

interface Demo {
  readonly pages: readonly { readonly sections: readonly { readonly template: string }[] }[];
}

/** The folders of what stands on the demo shop's home page, its footer included: `Feature15_2` is in `feature-15-2`. */
async function demoFolders(): Promise<ReadonlySet<string>> {
  const { pages }: Demo = JSON.parse(await readFile(demo, "utf8"));
  const templates = pages[0]?.sections.map(({ template }) => template) ?? [];
  const names = templates.map((id) =>
    id.replaceAll("_", "-").replaceAll(/([a-z])([A-Z\d])/g, "$1-$2"),
  );
  return new Set(["footer", ...names].map((name) => name.toLowerCase()));
}

/** Bytes of the scripts that the built app in `folder` asks for until the demo shop's home page can be edited. */
export async function firstLoadOf(folder: string): Promise<number> {
  const manifest = await readBuildManifest(path.join(folder, "manifest.json"));
  const late = Object.keys(manifest).filter((part) => withIt.some((one) => one.test(part)));
  const folders = [...(await demoFolders())];
  const looks = folders.map((name) => `../sections/${name}/look.ts`);
  // every site's footer is defined in the editor itself
  const defined = folders.filter((name) => name !== "footer");
  const sections = [...looks, ...defined.map((name) => `../sections/${name}/index.ts`)];
  const missing = [...firstParts, ...sections].filter((part) => !manifest[part]);
  if (missing.length > 0 || late.length < withIt.length)
    throw new Error(`The editor's first load isn't known: ${missing.join(", ")}`);
  const files = [...filesOf(manifest, [...firstParts, ...late, ...sections])];
  const preloaded = filesOf(manifest, firstParts);
  // sections are asked for by their names, also where a file only passes them on
  const named = defined.map((name) => manifest[`../sections/${name}/index.ts`]?.file ?? "");
  const asked = new Set([...preloaded, ...named]);
  const sizes = files
    .filter((file) => file.endsWith(".js"))
    .map(async (file) => {
      const code = await readFile(path.join(folder, file));
      const isAsked = asked.has(file) || !isPassedBy(code.toString());
      return isAsked ? brotliCompressSync(code).length : 0;
    });
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
