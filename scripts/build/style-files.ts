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

/**
 * Puts the styles that `pattern` names (`*.css?inline`) into files beside the scripts: what imports one gets the file's
 * address in place of its text. CSS in scripts comes no earlier, and is parsed twice. `folder` is the app's, `base` where its
 * files are, e.g. `assets/`.
 */
export function styleFiles(
  pattern: RegExp,
  { folder, base }: { folder: string; base: string },
): Plugin {
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
        const css: string = JSON.parse(literal);
        const [file = ""] = id.split("?");
        const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
        const fileName = `${base}${nameOf(file)}-${hash}.css`;
        const originalFileName = path.relative(folder, file).split(path.sep).join("/");
        this.emitFile({
          type: "asset",
          name: path.basename(file),
          fileName,
          originalFileName,
          source: css,
        });
        return { code: `export default ${JSON.stringify(`/${fileName}`)}`, map: null };
      },
    },
  };
}
