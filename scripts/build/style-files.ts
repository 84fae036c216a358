import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";

const inlined = /^export default (".*");?$/s;
const assetMark = "__VITE_";

/** The name of the file for a style: that of the style, or of its folder where it is just called `style.css`. */
function nameOf(file: string): string {
  const { dir, name } = path.parse(file);
  return name === "style" ? path.basename(dir) : name;
}

/** Stands in addresses for the hash until all styles are known. */
export const stylesHash = "VITRINE_STYLES_HASH";

interface StyleFile {
  readonly name: string;
  readonly css: string;
  readonly originalFileName: string;
}

/**
 * Puts the styles that `pattern` names (`*.css?inline`) into files beside the scripts: what imports one gets the file's
 * address in place of its text. CSS in scripts comes no earlier, and is parsed twice. `folder` is the app's, `base` where its
 * files are, e.g. `assets/`. All have one hash in their names: hashes don't compress, and the editor's first script has a
 * table of these addresses.
 */
export function styleFiles(
  pattern: RegExp,
  { folder, base }: { folder: string; base: string },
): Plugin {
  const styles = new Map<string, StyleFile>();
  let hash = "";
  return {
    name: "style-files",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: pattern },
      handler(code, id) {
        const [, literal] = inlined.exec(code.trim()) ?? [];
        if (literal === undefined || literal.includes(assetMark))
          this.error(`${id} can't be a file of its own`);
        const [file = ""] = id.split("?");
        const name = nameOf(file);
        const originalFileName = path.relative(folder, file).split(path.sep).join("/");
        styles.set(name, { name: path.basename(file), css: JSON.parse(literal), originalFileName });
        return { code: `export default "/${base}${name}-${stylesHash}.css"`, map: null };
      },
    },
    renderStart() {
      const all = [...styles].toSorted(([one], [other]) => (one < other ? -1 : 1));
      const texts = JSON.stringify(all.map(([name, { css }]) => [name, css]));
      hash = createHash("sha256").update(texts).digest("base64url").slice(0, 8);
      for (const [name, { css, ...file }] of all)
        this.emitFile({
          ...file,
          type: "asset",
          fileName: `${base}${name}-${hash}.css`,
          source: css,
        });
    },
    renderChunk: {
      filter: { code: stylesHash },
      handler: (code) => ({ code: code.replaceAll(stylesHash, hash), map: null }),
    },
  };
}
