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

/** The files of a build of `main.js` in `folder`, by what the manifest calls them, and how one is read. */
async function buildOf(folder: string, pattern: RegExp) {
  await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    plugins: [styleFiles(pattern, { folder, base: "assets/" })],
    build: {
      manifest: "manifest.json",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(folder, "main.js") },
    },
  });
  const read = (file: string): string => readFileSync(path.join(folder, "dist", file), "utf8");
  const manifest: Record<string, { file: string }> = JSON.parse(read("manifest.json"));
  return { fileOf: (name: string): string => manifest[name]?.file ?? "", read };
}

it("GROW-02: puts the named styles into files, imports their addresses, and leaves other styles in the script", async () => {
  const folder = folderWith({
    "main.js": `import a from "./a.css?inline"; import b from "./b.css?inline"; console.log(a, b);`,
    "a.css": `@import "./c.css"; .a { color: red; }`,
    "b.css": `.b { color: blue; }`,
    "c.css": `.c { color: green; }`,
  });
  const { fileOf, read } = await buildOf(folder, /\/a\.css\?inline$/);
  const file = fileOf("a.css");
  expect(file).toMatch(/^assets\/a-[\w-]{8}\.css$/);
  expect(read(file).trim()).toBe(".c{color:green}.a{color:red}");
  const script = read(fileOf("main.js"));
  expect(script).toContain(`/${file}`);
  expect(script).not.toContain("red");
  expect(script).toContain(".b{color:#00f}");
});

it("GROW-02: styles have one hash, and a changed one changes the names of all, the script's too", async () => {
  const folder = folderWith({
    "main.js": `import a from "./a.css?inline"; import b from "./b.css?inline"; console.log(a, b);`,
    "a.css": ".a { color: red; }",
    "b.css": ".b { color: blue; }",
  });
  const names = ["main.js", "a.css", "b.css"];
  const before = names.map((await buildOf(folder, /\.css\?inline$/)).fileOf);
  writeFileSync(path.join(folder, "b.css"), ".b { color: green; }");
  const after = names.map((await buildOf(folder, /\.css\?inline$/)).fileOf);
  expect(new Set([...before, ...after]).size).toBe(6);
  const hashes = [...before.slice(1), ...after.slice(1)].map((file) => file.slice(-12));
  expect(new Set(hashes).size).toBe(2);
});
