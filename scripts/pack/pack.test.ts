import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pack } from "./pack.ts";

const folder = mkdtempSync(path.join(tmpdir(), "vitrine-pack-"));
const root = path.join(folder, "sources");
const node = path.join(folder, "node");
const platform = `${process.platform}-${process.arch}`;

/** Sources after a build, as small as can be; the program says its name and what it was told. */
const sources: Record<string, string> = {
  "dist/app/index.html": "",
  "dist/fonts/inter.woff2": "",
  "dist/islands/runtime.js": "",
  "dist/server/main.js": "",
  "dist/server/doctor.js": "",
  "dist/server/late-1a.js": "",
  "dist/server/late-2b.js": "",
  "dist/server/.kept.json": '["late-1a.js"]',
  "dist/server/import-file.js": "",
  "dist/test-server/main.js": "",
  "src/starters/shop/site.json": "{}",
  "src/starters/shop.test.ts": "",
  "package.json": "{}",
  LICENSE: "",
  "node_modules/better-sqlite3/lib/index.js": "",
  "node_modules/better-sqlite3/src/database.cpp": "",
  [`node_modules/better-sqlite3/prebuilds/${platform}.node`]: "",
  "node_modules/better-sqlite3/prebuilds/other-x64.node": "",
  "node_modules/react/index.js": "",
};

beforeAll(() => {
  for (const [name, text] of Object.entries(sources)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  cpSync("package-lock.json", path.join(root, "package-lock.json"));
  mkdirSync(path.join(root, "deploy"));
  cpSync("deploy/vitrine", path.join(root, "deploy/vitrine"));
  writeFileSync(node, '#!/bin/sh\necho "$VITRINE_PROGRAM" "$NODE_ENV" "$@"\n', { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

it("INSTALL-02, INSTALL-331: a packed folder has what a server reads, its packages for this platform, and Node.js", () => {
  const packed = path.join(folder, "packed");
  mkdirSync(`${packed}.part`); // of an attempt that was interrupted
  writeFileSync(path.join(`${packed}.part`, "old"), "");
  pack(packed, { root, node });
  const files = readdirSync(packed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(packed, path.join(entry.parentPath, entry.name)));
  const left = /^dist\/test-server|late-1a|kept\.json|\.test\.ts$|\.cpp$|other-x64|\/react\//;
  const expected = Object.keys(sources).filter((name) => !left.test(name));
  expect(files.toSorted()).toEqual([...expected, "bin/node", "vitrine"].toSorted());
});

it("INSTALL-02: a folder that has anything in it is left as it is", () => {
  const taken = path.join(folder, "taken");
  mkdirSync(taken);
  writeFileSync(path.join(taken, "own.txt"), "");
  expect(() => pack(taken, { root, node })).toThrow("isn’t empty");
  expect(readdirSync(taken)).toEqual(["own.txt"]);
  expect(existsSync(`${taken}.part`)).toBe(false);
});

it("INSTALL-03, INSTALL-331: `vitrine` runs a command of the folder that it is in, wherever it is called from", () => {
  const packed = path.join(folder, "moved");
  pack(packed, { root, node });
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(path.join(packed, "vitrine"), args, {
      cwd: "/",
      encoding: "utf8",
      env: { PATH: process.env["PATH"] },
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  };
  const server = path.join(packed, "dist/server");
  expect(run().said).toBe(`vitrine production ${server}/main.js`);
  expect(run("start").said).toBe(`vitrine production ${server}/main.js`);
  symlinkSync("moved", path.join(folder, "link"));
  // the folder itself: the link may lead elsewhere while it runs
  expect(run().said).toBe(
    spawnSync(path.join(folder, "link/vitrine"), { encoding: "utf8" }).stdout.trim(),
  );
  expect(run("doctor").said).toBe(`vitrine production ${server}/doctor.js`);
  expect(run("import", "my site.zip").said).toBe(
    `vitrine production ${server}/import-file.js my site.zip`,
  );
  for (const wrong of ["main", "../x", "", "--help", "$(id)"]) {
    expect(run(wrong).status).toBe(64);
    expect(run(wrong).said).toContain("There is no command");
  }
});
