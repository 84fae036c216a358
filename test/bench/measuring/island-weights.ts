import { readFile, stat } from "node:fs/promises";
import path from "node:path";

const folder = path.join(import.meta.dirname, "../../../dist/islands");
const runtime = "src/islands/entries/runtime.ts";

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What a part of a published page adds when it comes to life, in bytes of brotli. */
export interface IslandWeight {
  /** Its source. */
  readonly name: string;
  /** Its own file. */
  readonly own: number;
  /** What it needs and shares with other parts; the runtime is there already. */
  readonly shared: number;
}

/** A chunk and what it can't run without, beside the runtime. */
function needs(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (name === runtime || found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name]?.imports ?? []) needs(manifest, other, found);
  return found;
}

/** Every part that pages load when it is needed, the heaviest first. */
export async function weighIslands(): Promise<IslandWeight[]> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  const sizeOf = async (name: string): Promise<number> => {
    const file = path.join(folder, manifest[name]?.file ?? "");
    return (await stat(`${file}.br`)).size;
  };
  const names = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);
  const weights = names.map(async (name) => {
    const others = [...needs(manifest, name)].filter((other) => other !== name);
    const sizes = await Promise.all(others.map(sizeOf));
    return { name, own: await sizeOf(name), shared: sizes.reduce((sum, size) => sum + size, 0) };
  });
  return (await Promise.all(weights)).toSorted((a, b) => b.own + b.shared - a.own - a.shared);
}
