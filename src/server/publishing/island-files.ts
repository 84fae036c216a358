import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The scripts of published pages as the build left them. */
export interface IslandFiles {
  /** Names of the files that every page loads. */
  readonly entries: readonly string[];
  /** Names of those that the runtime loads at once on sites with widgets. */
  readonly widgets: readonly string[];
  /** Names of all files; those that are no entry are loaded when they are needed. */
  readonly names: readonly string[];
  read(name: string): Promise<Buffer>;
}

/** The entry that every page loads; the others are loaded by it. */
const runtime = "src/islands/entries/runtime.ts";
const widgets = "src/islands/widgets.ts";

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
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  const manifest = manifestSchema.parse(JSON.parse(json));
  const fileOf = (entry: string): string[] => {
    const file = manifest[entry]?.file;
    return file === undefined ? [] : [file];
  };
  const names = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return {
    entries: fileOf(runtime),
    widgets: fileOf(widgets),
    names: [...new Set(names)].toSorted(),
    read: (name) => readFile(join(folder, name)),
  };
}
