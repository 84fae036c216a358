import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stampOf } from "./stamp.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "stamp-"));
  writeFileSync(path.join(root, "a.ts"), "1");
});

afterEach(() => rmSync(root, { recursive: true }));

function stamp() {
  return stampOf(root, path.join(root, "out/.stamp"), ["a.ts", "src"]);
}

test("nothing is current before the first build", () => {
  expect(stamp().isCurrent()).toBe(false);
});

test("what was built is current until a source changes", () => {
  stamp().write();
  expect(stamp().isCurrent()).toBe(true);
  writeFileSync(path.join(root, "a.ts"), "12");
  expect(stamp().isCurrent()).toBe(false);
});

test("a change during the build makes the next start build again", () => {
  const taken = stamp();
  writeFileSync(path.join(root, "a.ts"), "12");
  taken.write();
  expect(stamp().isCurrent()).toBe(false);
});
