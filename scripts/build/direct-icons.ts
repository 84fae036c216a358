import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const listed = /export \{ ([^}]+) \} from '\.\/(icons\/[\w-]+\.mjs)'/g;
const named = /import \{([^}]+)\} from "lucide-react";/g;

/** The files of icons by the names of their package's list. */
function filesByName(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, "node_modules/lucide-react/dist/esm");
  const list = readFileSync(path.join(folder, "lucide-react.mjs"), "utf8");
  return new Map(
    [...list.matchAll(listed)].flatMap(([, names = "", file = ""]) =>
      names
        .split(", ")
        .map((name) => [name.replace("default as ", ""), path.join(folder, file)] as const),
    ),
  );
}

/**
 * Imports icons from their own files instead of the package's list of all: through the list every module would need
 * every icon, and nobody could tell which ones belong to the first load.
 */
export function directIcons(root: string): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: "direct-icons",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /from "lucide-react"/ },
      handler(code) {
        files ??= filesByName(root);
        const known = files;
        return code.replaceAll(named, (whole, names: string) => {
          const wanted = names.split(",").map((one) => one.trim().split(" as "));
          const imports = wanted.flatMap(([name = "", local = name]) => {
            if (name === "") return [];
            const file = known.get(name);
            if (file === undefined) throw new Error(`There is no icon ${name} (${whole})`);
            return [`import ${local} from ${JSON.stringify(file)};`];
          });
          // lines keep their numbers
          return imports.join("") + "\n".repeat(whole.split("\n").length - 1);
        });
      },
    },
  };
}
