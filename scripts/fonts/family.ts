import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { FontManifestFile } from "#/render/font-manifest.ts";
import { fontFamilyOf, fontPairIds, fontPairOf } from "#/site/font-pair.ts";
import type { FontFamilyId } from "#/site/font-pair.ts";
import { cutSlice, drawnCodePoints } from "./cut.ts";
import type { Weights } from "./cut.ts";
import { fallbackOf } from "./fallback.ts";
import { planSlices, subsets } from "./slices.ts";
import { opticalAxis, sourceFileOf } from "./source-file.ts";

export type FamilyEntry = FontManifestFile["families"][FontFamilyId];

const entryName = "entry.json";

export type FamilyOptions = {
  readonly id: FontFamilyId;
  /** Folder of the fontsource package. */
  readonly source: string;
  readonly cacheDir: string;
  /** Changes when the way of cutting does. */
  readonly recipe: string;
};

/** Cuts a family into the cache where it isn't there yet; answers the folder and its part of the manifest. */
export async function cutFamily(
  options: FamilyOptions,
): Promise<{ folder: string; entry: FamilyEntry }> {
  const files = readSources(options);
  const italics = readSources(options, "italic");
  const hash = createHash("sha256").update(options.recipe);
  for (const [subset, file] of [...files, ...italics]) hash.update(subset).update(file);
  const folder = path.join(options.cacheDir, `${options.id}.${hash.digest("hex").slice(0, 16)}`);
  const entryFile = path.join(folder, entryName);
  if (!existsSync(entryFile))
    await fill({ id: options.id, files, italics, folder, cacheDir: options.cacheDir });
  return { folder, entry: JSON.parse(readFileSync(entryFile, "utf8")) as FamilyEntry };
}

/** The family's files by subset: upright ones, or italic ones where it is a serif's that titles are set in. */
function readSources(
  { id, source }: Pick<FamilyOptions, "id" | "source">,
  style: "normal" | "italic" = "normal",
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  if (style === "italic" && fontFamilyOf(id).generic !== "serif") return files;
  for (const subset of subsets) {
    const file = path.join(source, "files", sourceFileOf(id, subset, style));
    if (existsSync(file)) files.set(subset, readFileSync(file));
  }
  return files;
}

interface Sources {
  readonly id: FontFamilyId;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly italics: ReadonlyMap<string, Buffer>;
}

/** Works in a temporary folder, so that a build that is broken off leaves no half family in the cache. */
async function fill(
  options: Sources & { readonly folder: string; readonly cacheDir: string },
): Promise<void> {
  const { id, folder, cacheDir } = options;
  mkdirSync(cacheDir, { recursive: true });
  const temporary = mkdtempSync(path.join(cacheDir, `${id}-`));
  try {
    writeFileSync(
      path.join(temporary, entryName),
      JSON.stringify(await cut({ ...options, into: temporary })),
    );
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function cut({
  id,
  files,
  italics,
  into,
}: Sources & { readonly into: string }): Promise<FamilyEntry> {
  const weights = weightsOf(id);
  const others = opticalAxis(id);
  const slices = await cutSlices({ name: id, files, weights, others, into });
  const fallback = await fallbackOf({
    files: [bufferOf(files, "latin"), bufferOf(files, "cyrillic")],
    generic: fontFamilyOf(id).generic,
    strongWeight: strongWeightOf(id),
    others,
  });
  const entry = { weights: `${weights.min} ${weights.max}`, slices, fallback };
  if (italics.size === 0) return entry;
  const weight = strongWeightOf(id);
  const name = `${id}-italic`;
  const slanted = await cutSlices({ name, files: italics, weights: weight, others, into });
  return { ...entry, italics: { weight: String(weight), slices: slanted } };
}

async function cutSlices(options: {
  readonly name: string;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly weights: Weights | number;
  readonly others: Readonly<Record<string, number>>;
  readonly into: string;
}): Promise<FamilyEntry["slices"]> {
  const { name, files, weights, others, into } = options;
  const drawn = new Map<string, ReadonlySet<number>>();
  for (const [subset, file] of files) drawn.set(subset, await drawnCodePoints(file));
  const slices: FamilyEntry["slices"] = [];
  for (const slice of planSlices(drawn)) {
    const bytes = await cutSlice(bufferOf(files, slice.subset), slice, weights, others);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
    const file = `${name}-${slice.id}.${hash}.woff2`;
    writeFileSync(path.join(into, file), bytes);
    slices.push({ id: slice.id, file, unicodeRange: slice.unicodeRange, bytes: bytes.length });
  }
  return slices;
}

function bufferOf(files: ReadonlyMap<string, Buffer>, subset: string): Buffer {
  const file = files.get(subset);
  if (file === undefined) throw new Error(`The font has no ${subset} file. Run npm install again.`);
  return file;
}

const texts = { min: 400, max: 700 } satisfies Weights;

/** From texts to emphasis; of a face whose titles are heavier than that, from emphasis to these (decision 815). */
function weightsOf(id: FontFamilyId): Weights {
  const titles = strongWeightOf(id);
  return titles > texts.max ? { min: texts.max, max: titles } : texts;
}

/** As a heading where a pair uses it so, else as emphasis. */
function strongWeightOf(id: FontFamilyId): number {
  const pairs = fontPairIds.map(fontPairOf);
  const heading = pairs.find((pair) => pair.heading === id);
  return heading?.headingWeight ?? pairs.find((pair) => pair.body === id)?.strongWeight ?? 600;
}
