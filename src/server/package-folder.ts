import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartError } from "./start-error.ts";

/** The folder of package.json: programs run from `src/server` and from the build. @throws StartError */
export function packageFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new StartError("The installation is incomplete: install Vitrine again.");
    folder = parent;
  }
  return folder;
}

/** The folders that the build leaves the fonts and scripts of published pages in. */
export function builtFolders(): { fontsFolder: string; islandsFolder: string } {
  const dist = join(packageFolder(), "dist");
  return { fontsFolder: join(dist, "fonts"), islandsFolder: join(dist, "islands") };
}
