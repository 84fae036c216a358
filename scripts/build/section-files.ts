import { globSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { stylesHash } from "./style-files.ts";

interface Place {
  /** The folder with all sections. */
  readonly sections: string;
  /** Where the app has its files, e.g. `assets/`. */
  readonly base: string;
  /** In the name of every definition's file: `{folder}-{hash}.js`. */
  readonly hash: string;
}

/**
 * Writes `section-files.ts` for the build. What belongs to a section is found by its folder's name and a hash that all
 * share, so that the editor's first script has one short word for each look, and no table of files.
 */
export function sectionFiles({ sections, base, hash }: Place): Plugin {
  const module = path.join(sections, "section-files.ts");
  const foldersWith = (pattern: string): string[] =>
    globSync(pattern, { cwd: sections })
      .map((file) => path.dirname(file).split(path.sep).join("/"))
      .toSorted();
  const defined = foldersWith("*/index.ts").filter((folder) => folder !== "kit");
  const styled = foldersWith("{*,*/*}/style.css");
  const plain = defined.filter((folder) => !styled.includes(folder));
  return {
    name: "section-files",
    apply: "build",
    buildStart() {
      for (const name of defined)
        this.emitFile({
          type: "chunk",
          name,
          id: path.join(sections, name, "index.ts"),
          preserveSignature: "strict",
        });
    },
    load: {
      filter: { id: module },
      handler: () => `
export const sectionFolders = ${JSON.stringify([...styled, ...plain].join(" "))}.split(" ");
export const loadFolder = (folder) => import(/* @vite-ignore */ \`/${base}\${folder}-${hash}.js\`);
export const styleIn = (folder) =>
  ${JSON.stringify(plain)}.includes(folder) ? undefined : \`/${base}\${folder.split("/").at(-1)}-${stylesHash}.css\`;
`,
    },
  };
}
