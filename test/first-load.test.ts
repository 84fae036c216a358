import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { manySections } from "./growth/many-sections.ts";

/** More than there are; each may add at most this to the first load. */
const count = 100;
const mostBytes = 0.2 * 1024;
/** Of one build, however busy the machine is. */
const patience = 240_000;

/** Bytes of the first load of an editor that has these sources too, and in how many files it is built. */
function firstLoadWith(added: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-first-load-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync("src", path.join(folder, "src"), {
    recursive: true,
    filter: (file) =>
      !/\.test\.tsx?$|\.webp$|src\/(server|publish|gallery|islands)$|\/fixtures$|starters\/\w+\/pictures$/.test(
        file,
      ),
  });
  for (const file of ["package.json", "tsconfig.json"]) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  for (const [file, text] of Object.entries(added)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout, stderr } = spawnSync(process.execPath, ["test/growth/build-editor.ts", folder], {
    env,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const files = readdirSync(path.join(folder, "dist/app"), { recursive: true }).length;
  return { bytes: Number(stdout), files };
}

it(
  "GROW-02: a template adds at most 0.2 KB to the editor's first load",
  { timeout: 2 * patience },
  () => {
    const before = firstLoadWith({});
    const after = firstLoadWith(manySections(count));
    expect(before.bytes).toBeGreaterThan(100 * 1024);
    expect(after.files).toBeGreaterThanOrEqual(before.files + count);
    expect((after.bytes - before.bytes) / count).toBeLessThanOrEqual(mostBytes);
  },
);
