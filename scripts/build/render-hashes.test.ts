import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { registry } from "#/sections/registry.ts";
import { renderHashes } from "./render-hashes.ts";

/** A program of one section and a renderer; `changes` are files with other content. */
function hashesOf(changes: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), "vitrine-hashes-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    "src/render/page.ts": "render",
    "src/sections/registry.ts": "list",
    "src/sections/kit/index.ts": "kit",
    "src/sections/one/index.ts": 'define({ id: "One" })',
    "src/sections/one/style.css": "a{}",
    "src/sections/two/index.ts": 'define({ id: "Two" }, { id: "TwoWide" })',
    "package-lock.json": "locked",
    ...changes,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return renderHashes(root);
}

it("PUB-05: a section's file changes the hash of its own templates alone", () => {
  const before = hashesOf();
  expect(hashesOf()).toEqual(before);
  const styled = hashesOf({ "src/sections/one/style.css": "b{}" });
  expect(styled).toEqual({ ...before, looks: { ...before.looks, One: expect.any(String) } });
  expect(styled.looks["One"]).not.toBe(before.looks["One"]);
  expect(Object.keys(before.looks)).toEqual(["One", "Two", "TwoWide"]);
});

it("PUB-05: what all pages are rendered with changes the core; lists, tests and pictures change nothing", () => {
  const before = hashesOf();
  for (const file of ["src/render/page.ts", "src/sections/kit/index.ts", "package-lock.json"]) {
    const changed = hashesOf({ [file]: "other" });
    expect([file, changed.core]).not.toEqual([file, before.core]);
    expect(changed.looks).toEqual(before.looks);
  }
  const idle = ["src/sections/registry.ts", "src/sections/one/one.test.ts", "src/render/README.md"];
  for (const file of idle) expect(hashesOf({ [file]: "other" })).toEqual(before);
});

it("PUB-05: every template of the registry has a hash", () => {
  const { looks } = renderHashes(path.resolve("."));
  for (const { id } of registry) expect([id, looks[id]]).toEqual([id, expect.any(String)]);
});
