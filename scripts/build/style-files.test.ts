import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { styleFiles } from "./style-files.ts";

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-styles-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}

it("GROW-02: puts the named styles into files, imports their addresses, and leaves other styles in the script", async () => {
  const folder = folderWith({
    "main.js": `import a from "./a.css?inline"; import b from "./b.css?inline"; console.log(a, b);`,
    "a.css": `@import "./c.css"; .a { color: red; }`,
    "b.css": `.b { color: blue; }`,
    "c.css": `.c { color: green; }`,
  });
  await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    plugins: [styleFiles(/\/a\.css\?inline$/, { folder, base: "assets/" })],
    build: {
      manifest: "manifest.json",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(folder, "main.js") },
    },
  });
  const read = (file: string): string => readFileSync(path.join(folder, "dist", file), "utf8");
  const manifest = JSON.parse(read("manifest.json"));
  const { file } = manifest["a.css"];
  expect(file).toMatch(/^assets\/a-[\w-]{8}\.css$/);
  expect(read(file).trim()).toBe(".c{color:green}.a{color:red}");
  const script = read(manifest["main.js"].file);
  expect(script).toContain(`/${file}`);
  expect(script).not.toContain("red");
  expect(script).toContain(".b{color:#00f}");
});
