import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { filesOfFamily, fontManifestName, parseFontManifest } from "#/render/font-manifest.ts";
import type { FontManifestFile } from "#/render/font-manifest.ts";
import { fontFamilies } from "#/site/fonts.data.ts";
import { fontPackageOf } from "#/site/font-pair.ts";
import type { FontFamilyId } from "#/site/font-pair.ts";
import { cutFamily } from "./fonts/family.ts";
import type { FamilyEntry } from "./fonts/family.ts";

const scripts = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(scripts, "..");
const require = createRequire(import.meta.url);
const licencesName = "LICENSES.txt";
const familyIds = Object.keys(fontFamilies) as FontFamilyId[];

export type BuildFontsOptions = {
  /** Gets the slices and `fonts.json`; font files of earlier builds are removed from it. */
  readonly outDir: string;
  /** Keeps cut families between builds. */
  readonly cacheDir?: string;
};

/** Cuts every family into its fixed slices. Does nothing where `outDir` has them already. */
export async function buildFonts({
  outDir,
  cacheDir = defaultCacheDir,
}: BuildFontsOptions): Promise<void> {
  const recipe = recipeKey();
  const key = hashOf([
    recipe,
    ...familyIds.map((id) => readFileSync(path.join(sourceOf(id), "package.json"), "utf8")),
  ]);
  if (isBuilt(outDir, key)) return;
  mkdirSync(outDir, { recursive: true });
  const families: Partial<Record<FontFamilyId, FamilyEntry>> = {};
  for (const id of familyIds) {
    const { folder, entry } = await cutFamily({ id, source: sourceOf(id), cacheDir, recipe });
    for (const file of filesOfFamily(entry))
      copyFileSync(path.join(folder, file), path.join(outDir, file));
    families[id] = entry;
  }
  const manifest = { key, families: families as FontManifestFile["families"] };
  removeOldFiles(outDir, manifest);
  writeFileSync(path.join(outDir, licencesName), licences());
  // Written last: with it the folder counts as built.
  writeFileSync(path.join(outDir, fontManifestName), JSON.stringify(manifest));
}

const defaultCacheDir = path.join(root, "node_modules/.cache/vitrine-fonts");

function sourceOf(id: FontFamilyId): string {
  return path.dirname(require.resolve(`${fontPackageOf(id)}/package.json`));
}

/** Changes with everything that decides how a font is cut. */
function recipeKey(): string {
  const own = readdirSync(path.join(scripts, "fonts")).filter((name) => !name.includes(".test."));
  const files = [
    ...own.toSorted().map((name) => path.join(scripts, "fonts", name)),
    ...["site/fonts.data.ts", "lib/unicode-range.ts"].map((name) => path.join(root, "src", name)),
    require.resolve("subset-font/package.json"),
  ];
  return hashOf(files.map((file) => readFileSync(file, "utf8")));
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

function isBuilt(outDir: string, key: string): boolean {
  const file = path.join(outDir, fontManifestName);
  if (!existsSync(file)) return false;
  const manifest = readManifest(file);
  if (manifest?.key !== key) return false;
  const files = Object.values(manifest.families).flatMap(filesOfFamily);
  return files.every((file) => existsSync(path.join(outDir, file)));
}

/** Null for a file that another version wrote or that was cut off: the fonts are built again then. */
function readManifest(file: string) {
  try {
    return parseFontManifest(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function removeOldFiles(outDir: string, { families }: FontManifestFile): void {
  const kept = new Set(Object.values(families).flatMap(filesOfFamily));
  for (const name of readdirSync(outDir)) {
    if (name.endsWith(".woff2") && !kept.has(name)) rmSync(path.join(outDir, name));
  }
}

/** The licence lets a font be passed on only together with its text. */
function licences(): string {
  const texts = familyIds.map(
    (id) =>
      `${fontFamilies[id].name}\n\n${readFileSync(path.join(sourceOf(id), "LICENSE"), "utf8")}`,
  );
  return texts.join(`\n\n${"-".repeat(60)}\n\n`);
}
