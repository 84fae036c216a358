import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { editorTarget, islandsTarget, serverTarget } from "../scripts/build/targets.ts";
import { typesCheck } from "../scripts/check/checks.ts";
import { additions } from "./growth/additions.ts";

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
    for (const [file, content] of Object.entries(added)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
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

describe("GROW-01: what the product grows by", () => {
  it.each(additions.map(({ what, touched }) => [what, Object.keys(touched)] as const))(
    "%s touches what docs/growth.md says",
    (what, touched) => {
      expect(readGrowth().get(what)?.toSorted()).toEqual(touched.toSorted());
    },
  );

  describe("with all of it added", () => {
    let folder: string;
    beforeAll(() => {
      folder = scratchCopy();
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it("the sources have no error of types", { timeout: 300_000 }, () => {
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
      { timeout: 300_000 },
      async () => {
        vi.stubEnv("NODE_ENV", "production");
        const built: string[] = [];
        for (const target of [
          serverTarget(folder),
          editorTarget(folder, { isCompiled: false }),
          islandsTarget(folder),
        ]) {
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
  });
});
