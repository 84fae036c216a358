import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { islandsTarget, serverTarget } from "../scripts/build/targets.ts";
import { typesCheck } from "../scripts/check/checks.ts";
import { additions } from "./growth/additions.ts";
import { manySections } from "./growth/many-sections.ts";
import { isWholeSweep } from "./sweep.ts";

/** More than there are; each may add at most this to the editor's first load. */
const sections = 100;
const mostBytes = 0.2 * 1024;
/** Of one step, however busy the machine is. */
const patience = 300_000;

/** By what is added, the files that docs/growth.md says are touched. */
function readGrowth(): Map<string, string[]> {
  const rows = readFileSync("docs/growth.md", "utf8").matchAll(
    /^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm,
  );
  return new Map(
    [...rows].map(([, what = "", , touched = ""]) => [
      what.trim(),
      [...touched.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
    ]),
  );
}

/** Writes new files, but for tests. */
function addTo(folder: string, added: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(added)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

/** The sources with all additions, in a folder of its own. */
function scratchCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-growth-"));
  cpSync("src", path.join(folder, "src"), {
    recursive: true,
    // what is built: neither tests nor pictures
    filter: (file) =>
      !/\.test\.tsx?$|\/(fixtures|testing)$|starters\/\w+\/pictures$|-fixture\.tsx?$/.test(file),
  });
  for (const file of ["package.json", "tsconfig.json"]) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  for (const { added, touched } of additions) {
    addTo(folder, added);
    for (const [file, changes] of Object.entries(touched)) {
      const at = path.join(folder, file);
      let text = readFileSync(at, "utf8");
      for (const [from, to] of changes) {
        expect(text, `${file} has a place for it`).toContain(from);
        text = text.replace(from, () => to);
      }
      writeFileSync(at, text);
    }
  }
  return folder;
}

interface BuiltEditor {
  /** Bytes of its first load. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/** Builds the editor of a folder, in a process of its own: what it keeps of sources is thrown away. */
function buildEditor(folder: string): BuiltEditor {
  const { stdout, stderr } = spawnSync(process.execPath, ["test/growth/build-editor.ts", folder], {
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const entries = readdirSync(path.join(folder, "dist/app"), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return { bytes: Number(stdout), files };
}

describe("GROW-01: what the product grows by", () => {
  it.each(additions.map(({ what, touched }) => [what, Object.keys(touched)] as const))(
    "%s touches what docs/growth.md says",
    (what, touched) => {
      expect(readGrowth().get(what)?.toSorted()).toEqual(touched.toSorted());
    },
  );

  describe("with all of it added", () => {
    let folder: string;
    let editor: BuiltEditor;
    beforeAll(() => {
      folder = scratchCopy();
      editor = buildEditor(folder);
    }, patience);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it("the sources have no error of types", { timeout: patience }, () => {
      const [name = "", ...args] = typesCheck.command;
      const program = path.resolve("node_modules/.bin", name);
      const { status, stdout } = spawnSync(program, args, {
        cwd: folder,
        env: { ...process.env, ...typesCheck.env },
        encoding: "utf8",
      });
      expect(stdout).toBe("");
      expect(status).toBe(0);
    });

    it(
      "server, editor and islands are built, and have all of it",
      { timeout: patience },
      async () => {
        vi.stubEnv("NODE_ENV", "production");
        const built = editor.files.map((file) => `${file}\n${readFileSync(file, "utf8")}`);
        for (const target of [serverTarget(folder), islandsTarget(folder)]) {
          const outcome = await build({ ...target, build: { ...target?.build, write: false } });
          for (const { output } of [outcome].flat().filter((one) => "output" in one))
            for (const file of output)
              built.push(file.fileName, file.type === "chunk" ? file.code : String(file.source));
        }
        vi.unstubAllEnvs();
        const text = built.join("\n");
        expect(additions.filter(({ shows }) => !text.includes(shows))).toEqual([]);
      },
    );

    // another build of the editor, whose first load every build holds to its limit
    it.runIf(isWholeSweep)(
      "GROW-02: a template adds at most 0.2 KB to the editor's first load",
      { timeout: patience },
      () => {
        addTo(folder, manySections(sections));
        const { bytes, files } = buildEditor(folder);
        expect(editor.bytes).toBeGreaterThan(100 * 1024);
        expect(files.length).toBeGreaterThanOrEqual(editor.files.length + sections);
        expect((bytes - editor.bytes) / sections).toBeLessThanOrEqual(mostBytes);
      },
    );
  });
});
