import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { partNames } from "./part-names.ts";
import { sectionFiles } from "./section-files.ts";
import { styleFiles } from "./style-files.ts";

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-sections-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

it("GROW-02: definitions and styles of sections are found by the folder's name, without a table", async () => {
  const folder = folderWith({
    "main.js": `import * as files from "./src/sections/section-files.ts"; globalThis.files = files;`,
    "src/sections/section-files.ts": `throw new Error("only the build's own is used");`,
    "src/sections/bare/index.ts": "export const bare = {};",
    "src/sections/kit/index.ts": "export const kit = {};",
    "src/sections/plans/index.ts": `export const plans = { load: () => import("./look.ts") }; export const rows = {};`,
    "src/sections/plans/look.ts": `export { default } from "./style.css?inline"; export { rows } from "./index.ts";`,
    "src/sections/plans/style.css": ".plans { color: red; }",
    "src/sections/plans/rows/style.css": ".rows { color: blue; }",
  });
  const base = "assets/";
  const names = partNames("1234567");
  await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    plugins: [
      sectionFiles({ sections: path.join(folder, "src/sections"), base, hash: "1234567" }),
      styleFiles(/\.css\?inline$/, { folder, base }),
    ],
    build: {
      manifest: "manifest.json",
      modulePreload: false,
      rolldownOptions: {
        input: path.join(folder, "main.js"),
        output: { entryFileNames: names, chunkFileNames: names },
      },
    },
  });
  const read = (file: string): string => readFileSync(path.join(folder, "dist", file), "utf8");
  const manifest: Record<string, { file: string }> = JSON.parse(read("manifest.json"));
  const main = read(manifest["main.js"]?.file ?? "");
  expect(main).toContain("plans plans/rows bare");
  // as the page asks for them
  const [, script = ""] = /import\(`\/(assets\/\$\{\w+\}-1234567\.js)`\)/.exec(main) ?? [];
  const [, hash] = /-([\w-]{8})\.css/.exec(main) ?? [];
  const definitions = script.replace(/\$\{\w+\}/, "plans");
  expect(manifest["src/sections/plans/index.ts"]?.file).toBe(definitions);
  expect(Object.keys(await import(path.join(folder, "dist", definitions)))).toEqual([
    "plans",
    "rows",
  ]);
  expect(manifest["src/sections/plans/style.css"]?.file).toBe(`assets/plans-${hash}.css`);
});
