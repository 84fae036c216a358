import { globSync, readFileSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";

/** A template's picture, and the name under which `GET /components` promises it. */
export interface ThumbnailFile {
  readonly source: string;
  readonly name: string;
}

/** The id of the template in this text whose look is loaded from there. */
function idOf(definitions: string, look: string): string | undefined {
  const own = definitions.split("defineSection(").find((one) => one.includes(`import("${look}")`));
  return own && /\bid: "([^"]+)"/.exec(own)?.[1];
}

/** The pictures that lie beside the templates' looks, named after their templates' ids. */
export function thumbnailFiles(root: string): ThumbnailFile[] {
  const sections = path.join(root, "src/sections");
  return globSync("*/{,*/}thumbnail{,-mobile}.webp", { cwd: sections }).map((file) => {
    const [folder = "", ...layout] = path.dirname(file).split(path.sep);
    const definitions = readFileSync(path.join(sections, folder, "index.ts"), "utf8");
    const id = idOf(definitions, ["./", ...layout.map((name) => `${name}/`), "look.ts"].join(""));
    if (id === undefined) throw new Error(`${file} belongs to no template`);
    return {
      source: path.join(sections, file),
      name: path.basename(file).replace("thumbnail", id),
    };
  });
}

/** Lays the templates' pictures into the built app, which serves them. */
export async function copyThumbnails(root: string): Promise<void> {
  const folder = path.join(root, "dist/app/thumbnails");
  await mkdir(folder, { recursive: true });
  await Promise.all(
    thumbnailFiles(root).map(({ source, name }) => copyFile(source, path.join(folder, name))),
  );
}
