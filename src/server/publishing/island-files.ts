import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isMissing } from "../storage/file-errors.ts";

/** The scripts of published pages as the build left them. */
export interface IslandFiles {
  /** Names of the files that every page loads. */
  readonly entries: readonly string[];
  /** Names of those that the runtime loads at once on sites with widgets. */
  readonly widgets: readonly string[];
  /** Names of the files that every site has; those that are no entry are loaded when they are needed. */
  readonly names: readonly string[];
  /** Names of the vendors' loaders by the vendors' folders; a site has those of its own. */
  readonly loaders: Readonly<Record<string, string>>;
  read(name: string): Promise<Buffer>;
}

/** The entry that every page loads; the others are loaded by it. */
const runtime = "src/islands/entries/runtime.ts";
const widgets = "src/islands/widgets.ts";

const loader = /^src\/vendors\/([\w-]+)\/loader\.ts$/;

const fileName = z.string().regex(/^[\w.-]+\.(?:js|css)$/);
const manifestSchema = z.record(
  z.string(),
  z.object({ file: fileName, css: z.array(fileName).optional() }),
);

/** Reads what the build says of its scripts; undefined where none were built. */
export async function readIslandFiles(
  folder: string | undefined,
): Promise<IslandFiles | undefined> {
  if (folder === undefined) return undefined;
  let json: string;
  try {
    json = await readFile(join(folder, "manifest.json"), "utf8");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const manifest = manifestSchema.parse(JSON.parse(json));
  const fileOf = (entry: string): string[] => {
    const file = manifest[entry]?.file;
    return file === undefined ? [] : [file];
  };
  const loaders = Object.entries(manifest).flatMap(([source, { file }]) => {
    const vendor = loader.exec(source)?.[1];
    return vendor === undefined ? [] : [[vendor, file] as const];
  });
  const names = Object.entries(manifest)
    .filter(([source]) => !loader.test(source))
    .flatMap(([, { file, css = [] }]) => [file, ...css]);
  return {
    entries: fileOf(runtime),
    widgets: fileOf(widgets),
    names: [...new Set(names)].toSorted(),
    loaders: Object.fromEntries(loaders),
    read: (name) => readFile(join(folder, name)),
  };
}
